import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { worker } from "./build-worker.ts";

const outDir = "../trailboss/server/static";
const server = process.env.TRAILBOSS ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), worker(outDir)],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    css: { include: [/\?raw/] },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
