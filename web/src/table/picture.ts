// A picture of the present board, made in the browser: shared if the device can, else saved.
import { save } from "../net/records";

const WIDTH = 1200; // pixels
const MARGIN = 40;
const HEAD = 90;
// The styles that a drawing needs outside the page.
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "visibility",
  "display",
  "color",
  "font",
  "text-anchor",
  "dominant-baseline",
  "transform",
  "transform-origin",
  "transform-box",
  "paint-order",
  "filter",
  "stop-color",
  "stop-opacity",
] as const;

/** Draws the board; returns whether that was possible. */
export async function takePicture(heading: string, name: string): Promise<boolean> {
  const board = largest([...document.querySelectorAll<SVGSVGElement>(".board .window svg, .board svg")]);
  if (!board) return false;
  try {
    await hand(await drawn(board, heading), name);
    return true;
  } catch {
    return false;
  }
}

function largest(drawings: SVGSVGElement[]): SVGSVGElement | undefined {
  const area = (one: SVGSVGElement) => one.clientWidth * one.clientHeight;
  return drawings.sort((one, other) => area(other) - area(one))[0];
}

async function drawn(board: SVGSVGElement, heading: string): Promise<Blob> {
  const { clientWidth, clientHeight } = board;
  const height = Math.round((WIDTH * clientHeight) / clientWidth);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(alone(board, WIDTH, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH + 2 * MARGIN;
  canvas.height = height + HEAD + MARGIN;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const look = getComputedStyle(document.documentElement);
  pen.fillStyle = look.getPropertyValue("--ground");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = look.getPropertyValue("--text");
  pen.font = `600 44px ${look.getPropertyValue("--title")}`;
  pen.fillText(heading, MARGIN, HEAD - 30, WIDTH);
  pen.drawImage(image, MARGIN, HEAD, WIDTH, height);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** The drawing with the page's styles written into it. */
function alone(board: SVGSVGElement, width: number, height: number): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [from, to] = [board, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>("*")]);
  from?.forEach((one, at) => {
    const look = getComputedStyle(one);
    to?.[at]?.setAttribute("style", STYLES.map((style) => `${style}:${look.getPropertyValue(style)}`).join(";"));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function hand(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    await navigator.share({ files }).catch(() => {}); // the sheet was closed again
    return;
  }
  save(picture, name);
}
