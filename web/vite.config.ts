import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The server answers under these; `npm run dev` passes them on to one that runs beside it.
const server = process.env.MANKAI_SERVER ?? "http://127.0.0.1:8000";

/** Beside every text that is built, the same compressed: the server sends it as it lies there. */
function pressed(folder: string): Plugin {
  return {
    name: "pressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(css|html|js|json|svg|webmanifest|txt)$/.test(name)) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        if (text.length < 1024) continue;
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pressed("../src/mankai/server/web")],
  base: "/",
  build: {
    outDir: "../src/mankai/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy allows files of its own only
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
