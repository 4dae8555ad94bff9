/** Builds the service worker after the client, with the list of what the client consists of. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, type Plugin } from "vite";

const PUBLIC = ["favicon.svg", "manifest.webmanifest", "icon-192.png"];

export function worker(outDir: string): Plugin {
  return {
    name: "trailboss-worker",
    apply: "build",
    async writeBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const hash = createHash("sha256").update(built.join("\n"));
      for (const name of ["index.html", ...PUBLIC]) hash.update(readFileSync(`${outDir}/${name}`));
      const files = ["/", ...[...built, ...PUBLIC].map((name) => `/${name}`)];
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(hash.digest("hex").slice(0, 16)) },
        build: {
          outDir,
          emptyOutDir: false,
          target: "es2022",
          rollupOptions: {
            input: "src/sw/worker.ts",
            output: { format: "iife", entryFileNames: "sw.js" },
          },
        },
      });
    },
  };
}
