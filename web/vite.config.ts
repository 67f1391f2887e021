import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { SCREENS } from "./src/app/screens.ts";

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

/** Of the fonts' packages only what browsers of today read, and only the slices with letters that a card or a catalogue has. */
function letters(folder: string): Plugin {
  const used = new Set<number>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/\.(ftl|py)$/.test(name)) for (const sign of readFileSync(join(folder, name), "utf8")) used.add(sign.codePointAt(0)!);
  /** Of a face's range, what is used. */
  const narrowed = (range: string): string => {
    const found: number[] = [];
    for (const part of range.split(",")) {
      const [first, last = first] = part.trim().slice(2).split("-");
      for (let sign = parseInt(first, 16); sign <= parseInt(last, 16); sign++) if (used.has(sign)) found.push(sign);
    }
    return found.map((sign) => `U+${sign.toString(16)}`).join(",");
  };
  return {
    name: "letters",
    enforce: "pre",
    transform(code, id) {
      if (!/@fontsource[\\/].*[\\/]\d+\.css$/.test(id.split("?")[0]))
        return code.includes("format('woff')") ? modern(code) : null;
      const faces = code.split(/(?=@font-face)/).filter((face) => face.startsWith("@font-face"));
      const narrow = faces.map((face) =>
        face.replace(/(unicode-range: *)([^;]*)/, (_all, word, range) => word + narrowed(range)),
      );
      return modern(narrow.filter((face) => !/unicode-range: *;/.test(face)).join("\n"));
    },
  };
}

function modern(code: string): string {
  return code.replace(/, *url\([^)]*\.woff\) *format\('woff'\)/g, "");
}

/** Writes out the screens that style sheets name: `@media (--compact)`. */
const screens = {
  postcssPlugin: "screens",
  AtRule: {
    media(rule: { params: string }) {
      for (const [name, query] of Object.entries(SCREENS)) rule.params = rule.params.replace(`(--${name})`, query);
    },
  },
};

export default defineConfig({
  plugins: [letters("../src/mankai"), svelte(), pressed("../src/mankai/server/web")],
  base: "/",
  css: { postcss: { plugins: [screens] } },
  build: {
    outDir: "../src/mankai/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy allows files of its own only
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  // How long a test takes depends on what else the machine does.
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
