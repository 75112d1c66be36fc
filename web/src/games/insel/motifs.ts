// The drawings on the tiles, cut like lino from a few strokes each: a tone and a path, on a square of 100.
// m, a, g: filled with the middle tone, the accent or the ground, with an ink edge; i: ink; l: an ink line; w: a light line.
import { startOf, treasureOf } from "./island";

export type Tone = "m" | "a" | "g" | "i" | "l" | "w";
export type Stroke = readonly [Tone, string];

export const MOTIFS: readonly (readonly Stroke[])[] = [
  [
    ["m", "M10 68a40 18 0 1 0 80 0 40 18 0 1 0-80 0Z"],
    ["w", "M24 68a26 10 0 1 0 52 0 26 10 0 1 0-52 0Z"],
    ["l", "M22 20h60M52 20v9M34 66h34M42 58v8M60 58v8"],
    ["a", "M28 45q0-17 22-17t22 12l20-5v10l-20 4q-4 10-22 10-22 0-22-14Z"],
    ["g", "M35 43q2-9 13-9v10Z"],
  ],
  [
    ["m", "M18 88V34h14v54ZM68 88V34h14v54Z"],
    ["a", "M8 34q42-10 84 0V20q-42-10-84 0Z"],
    ["l", "M18 48h64"],
    ["a", "M50 52l5 4 6-1 1 7 5 4-4 5 1 7-7 1-4 5-5-4-6 1-1-7-5-4 4-5-1-7 7-1Z"],
    ["g", "M45 68a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z"],
  ],
  [
    ["m", "M12 88V52a38 38 0 0 1 76 0v36H70V54a20 20 0 0 0-40 0v34Z"],
    ["l", "M14 66h16M70 66h16M22 30l12 10M78 30 66 40"],
    ["a", "M50 6 60 22 50 38 40 22Z"],
  ],
  [
    ["m", "M16 88V38l34-24 34 24v50Z"],
    ["i", "M30 88V54q20-16 40 0v34Z"],
    ["w", "M50 50v38M40 70h2M58 70h2"],
    ["a", "M50 22l4 7 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1Z"],
  ],
  [
    ["m", "M12 88V30q38-28 76 0v58Z"],
    ["i", "M24 88V38q26-18 52 0v50Z"],
    ["w", "M36 32v56M50 28v60M64 32v56M24 54h52M24 72h52"],
    ["a", "M40 12h20v14H40Z"],
  ],
  [
    ["m", "M14 88 20 30l8-14 8 14 6 58ZM58 88l6-58 8-14 8 14 6 58Z"],
    ["l", "M32 40q18 16 36 0"],
    ["a", "M40 54h20v14H40Z"],
    ["l", "M40 54l10 8 10-8M50 46v8"],
  ],
  [
    ["m", "M8 88h84V74H80V60H68V48H32v12H20v14H8Z"],
    ["i", "M42 88V68h16v20Z"],
    ["w", "M34 60h32M22 74h56"],
    ["a", "M54 6a19 19 0 1 0 14 31A24 24 0 0 1 54 6Z"],
  ],
  [
    ["a", "M50 2 55 11l10-3-3 10 9 5-9 5 3 10-10-3-5 9-5-9-10 3 3-10-9-5 9-5-3-10 10 3Z"],
    ["m", "M12 58 50 36l38 22Z"],
    ["g", "M22 58h10v24H22ZM45 58h10v24H45ZM68 58h10v24H68Z"],
    ["i", "M12 80h76v8H12Z"],
  ],
  [
    ["l", "M26 88V54M50 88V40M74 88V54M26 76q10-2 12-12M74 76q-10-2-12-12"],
    ["a", "M14 52q-2-18 6-20l6 8 6-8q8 2 6 20-12 10-24 0ZM62 52q-2-18 6-20l6 8 6-8q8 2 6 20-12 10-24 0Z"],
    ["m", "M36 36q-2-22 6-24l8 10 8-10q8 2 6 24-14 12-28 0Z"],
  ],
  [
    ["i", "M44 88q4-22-2-40h12q0 18 8 40Z"],
    ["m", "M18 50Q8 26 36 22 50 6 72 20q20 6 14 20-12 18-36 14-20 8-32-4Z"],
    ["w", "M32 36q14-10 28-2M56 44q10-4 16-10"],
    ["l", "M6 66h26q9 0 9-8M62 72h26q8 0 8-7M10 78h20"],
  ],
  [
    ["m", "M6 88Q10 30 50 22q40 8 44 66Z"],
    ["i", "M22 88Q26 48 50 44q24 4 28 44Z"],
    ["a", "M50 86q-20-4-14-24 3 6 7 6-2-14 9-22 0 14 10 20 8 16-12 20Z"],
    ["l", "M18 62l8 4M82 60l-8 5M40 30l2 8"],
  ],
  [
    ["m", "M4 88 20 40l14 8L52 16l18 28 12-6 14 50Z"],
    ["i", "M22 88q0-36 28-38 28 2 28 38Z"],
    ["a", "M34 70q6-8 12 0-6 6-12 0ZM54 70q6-8 12 0-6 6-12 0Z"],
    ["l", "M52 18 46 38M70 46l-6 8"],
  ],
  [
    ["m", "M24 88V56h52v32Z"],
    ["a", "M22 56q2-26 28-38 26 12 28 38Z"],
    ["i", "M42 88V70q8-10 16 0v18Z"],
    ["l", "M50 18V6M12 88V58M12 72 4 62M12 66l7-10M88 88V58M88 72l8-10M88 66l-7-10M36 52q2-14 14-20"],
  ],
  [
    ["m", "M16 84V48h18v36ZM41 84V34h18v50ZM66 84V48h18v36Z"],
    ["a", "M12 48 25 26 38 48ZM36 34 50 6 64 34ZM62 48 75 26 88 48Z"],
    ["i", "M46 84V62q4-6 8 0v22Z"],
    ["g", "M4 90q8-12 16-4 8-10 16-2 8-10 16-1 8-10 16 0 8-10 16 2 8-6 12 5Z"],
  ],
  [
    ["i", "M10 26h10v62H10ZM80 26h10v62H80Z"],
    ["l", "M15 30q35 34 70 0M28 40v22M42 47v22M58 47v22M72 40v22"],
    ["m", "M6 54q44 26 88 0v12q-44 26-88 0Z"],
    ["l", "M30 63v12M50 67v12M70 63v12"],
  ],
  [
    ["g", "M50 88V54l20-12 24 8v38Z"],
    ["m", "M6 88V36l22-12 10 18 16-4v50Z"],
    ["l", "M22 40v22l8 10M46 52v20M72 58l4 16"],
    ["l", "M58 22q6-6 9 1 3-7 9-1M76 34q4-4 6 1 2-5 6-1"],
  ],
  [
    ["i", "M24 72h7v16h-7ZM68 72h7v16h-7ZM46 78h8v10h-8Z"],
    ["m", "M28 24 46 74H10ZM72 24 90 74H54Z"],
    ["a", "M50 8 62 36h-6l14 24h-8l14 20H24l14-20h-8l14-24h-6Z"],
    ["w", "M42 66l6-8M56 46l-5-7"],
  ],
  [
    ["a", "M60 26a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z"],
    ["m", "M4 72q22-34 46-8 22-18 46 6v18H4Z"],
    ["l", "M50 64q-10 8-6 24M18 76q8-8 16-2M60 78q10-8 20 0"],
    ["i", "M18 56l-3-14 5 4 3-8 3 8 5-4-4 14Z"],
  ],
  [
    ["a", "M8 76a42 13 0 1 0 84 0 42 13 0 1 0-84 0Z"],
    ["w", "M22 74q7-5 14 0t14 0M52 82q7-5 14 0t14 0"],
    ["i", "M50 72q2-24-6-38l6-4q10 16 8 42Z"],
    [
      "m",
      "M46 34Q28 18 14 36q18-4 32 2ZM46 32Q44 12 26 10q10 10 16 24ZM48 32q6-22 26-18-14 6-22 20ZM50 34q22-12 36 6-18-6-34 0Z",
    ],
  ],
  [
    ["m", "M6 80q22-14 44-4 22-8 44 4-10 10-44 10T6 80Z"],
    ["l", "M28 80V34M44 78V24M60 78V40M76 80V32M28 62q-10-4-12-14M76 60q10-4 12-14"],
    ["i", "M24 24h8v22h-8ZM40 12h8v22h-8ZM56 30h8v20h-8ZM72 22h8v20h-8Z"],
    ["w", "M8 64h36M52 68h40M22 54h22M58 56h24"],
  ],
  [
    ["i", "M50 42 78 12l10 9-28 32Z"],
    ["g", "M18 62a32 32 0 0 1 64 0Z"],
    ["m", "M18 62h64v26H18Z"],
    ["i", "M44 88V72h12v16Z"],
    ["a", "M24 8l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"],
    ["l", "M50 62V32"],
  ],
  [
    ["m", "M14 88q-2-26 10-42 0-34 30-34 26 2 26 36 10 18 8 40-18-6-36-2-22-4-38 2Z"],
    ["i", "M34 40a6 8 0 1 0 12 0 6 8 0 1 0-12 0ZM58 40a6 8 0 1 0 12 0 6 8 0 1 0-12 0ZM44 66q8-14 16 0-8 12-16 0Z"],
    ["w", "M28 60l-4 12M74 62l4 12M50 18q10 0 14 6"],
  ],
  [
    ["a", "M22 62a28 28 0 0 1 56 0Z"],
    ["m", "M4 88Q22 54 50 64q28-10 46 24Z"],
    ["i", "M44 88q6-18-2-34L22 40l5-6 16 12 1-28h9l-1 26 18-16 5 6-21 22q-4 14 4 32Z"],
  ],
  [
    ["m", "M34 88l5-48h22l5 48Z"],
    ["g", "M28 40V26h44v14Z"],
    ["i", "M22 26 50 8l28 18Z"],
    ["a", "M45 60h10v14H45ZM50 8V-1l18 6Z"],
    ["l", "M42 26v14M58 26v14"],
  ],
];

export interface Palette {
  ground: string;
  mid: string;
  accent: string;
}

export const ROLE_COLOURS = {
  explorer: "#00a878",
  pilot: "#5b9be6",
  navigator: "#f0e442",
  diver: "#3a3347",
  engineer: "#e8663d",
  messenger: "#fbf6ea",
} as const;

const BY_TREASURE = {
  earth: { ground: "#ecd5a5", mid: "#b07d45", accent: "#f2b441" },
  wind: { ground: "#d3e3b4", mid: "#7ba25a", accent: "#f6e7f0" },
  fire: { ground: "#e4c1a8", mid: "#8c5850", accent: "#f0763f" },
  water: { ground: "#c3e0da", mid: "#5f9ea3", accent: "#e09ac0" },
} as const;
const PLAIN: readonly Palette[] = [
  { ground: "#e8ddc6", mid: "#b08d62", accent: "#e8663d" },
  { ground: "#e3dccf", mid: "#9a8fa8", accent: "#e8663d" },
  { ground: "#e8d6c8", mid: "#a55a55", accent: "#cf4b45" },
  { ground: "#f0dfb4", mid: "#d3a957", accent: "#f2b441" },
  { ground: "#e0e2c4", mid: "#6f9c5c", accent: "#6cc3bd" },
  { ground: "#d6dccb", mid: "#8aa38a", accent: "#a3cf6d" },
  { ground: "#dcd6e4", mid: "#8a7bb0", accent: "#f2b441" },
  { ground: "#dddbe0", mid: "#a49cb3", accent: "#58c7b8" },
  { ground: "#e6cfc6", mid: "#8a6a86", accent: "#ef8a5a" },
  { ground: "#e8dcc0", mid: "#a88a5c", accent: "#e8663d" },
];

/** The three tones of a tile. */
export function palette(tile: number): Palette {
  const treasure = treasureOf(tile);
  if (treasure) return BY_TREASURE[treasure];
  const role = startOf(tile);
  if (role) return { ground: "#e9dcbf", mid: "#a08d6e", accent: ROLE_COLOURS[role] };
  return PLAIN[tile - 14] ?? { ground: "#e8ddc6", mid: "#a08d6e", accent: "#e8663d" };
}
