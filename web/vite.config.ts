import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./tools/compressed.ts";
import { early } from "./tools/early.ts";
import { fluent } from "./tools/fluent.ts";

// What the server is: `.venv/bin/noah serve`, for `npm run dev`.
const SERVER = "http://127.0.0.1:8000";
const EVERYWHERE = /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(app|art|wire)\/|src\/words\/[^/]+\.ts|src\/home\/running|src\/settings\/(settings|Look)/;

export default defineConfig({
  plugins: [svelte(), fluent(), { ...early(), enforce: "post" }, compressed()],
  // The server puts the way up to the root before each address, so that the page works under any path.
  base: "./",
  build: {
    outDir: process.env.NOAH_PAGE_OUT ?? "dist",
    emptyOutDir: true,
    assetsDir: "assets",
    target: "es2022",
    // Browsers that know light-dark(), which the palette is written in.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // What every place needs comes in one file: on a slow line each further one costs a way there and back.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: EVERYWHERE }] } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  // Tests run the client's half of Svelte, not the server's.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
});
