import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["**/*.gen.ts"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows what is defined.
      "no-undef": "off",
      eqeqeq: "error",
      // What runes make may be taken for a variable, as Svelte's own examples do.
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" }],
      "max-lines": ["error", { max: 300 }],
      // A set that is derived anew whenever something changes need not be reactive itself.
      "svelte/prefer-svelte-reactivity": "off",
      // Addresses behind the # are made by `link`.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    // Where drawings, made of numbers and colours alone, come to the page.
    files: ["src/app/art/Drawing.svelte", "src/app/art/DrawnPart.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
