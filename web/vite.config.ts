import { readFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// What a browser keeps to show every page without a server: each file and its bytes.
const files: Plugin = {
  name: "files",
  generateBundle(_, bundle) {
    const sizes = Object.values(bundle).map((file) => [file.fileName, size(file)]);
    const assets = sizes.filter(([name]) => String(name).startsWith("assets/"));
    this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(Object.fromEntries(assets)) });
  },
};

// `….ftl?title` is the part of a game's catalog that the start page needs: its name, and what it is about.
const titles: Plugin = {
  name: "titles",
  enforce: "pre",
  async load(id) {
    const [path = "", query] = id.split("?");
    if (query !== "title") return null;
    const game = path.split("/").at(-3);
    const messages = (await readFile(path, "utf-8")).split(/\n(?=\S)/);
    const wanted = messages.filter((text) => [`${game} `, `${game}-blurb `].some((name) => text.startsWith(name)));
    return `export default ${JSON.stringify(wanted.join("\n"))}`;
  },
};

function size(file: { type: string; code?: string; source?: string | Uint8Array }): number {
  return Buffer.byteLength(file.code ?? file.source ?? "");
}

// The built client goes into the Python package; the server serves it from there.
export default defineConfig({
  // A static site may lie below any path: files name each other by where they lie, and only pages begin at the root.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  plugins: [svelte(), files, titles],
  build: {
    outDir: "../src/grusel/_web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first page lists the names of what it may fetch later: short ones keep it light.
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: ({ name }) => `assets/${name.replace(".svelte", "")}-[hash:7].js`,
        assetFileNames: "assets/[hash:8][extname]",
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash:7].js", chunkFileNames: "assets/[name]-[hash:7].js" } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
