import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const release = fileURLToPath(new URL("../../dist", import.meta.url));

/** The release has to work from any path, so the tests see it at one that nobody planned for. */
const prefix = "/some/sub/path/";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** A folder that is being served: at what address, and how to end it. */
export type Served = { url: string; close: () => Promise<void> };

/** Serves a folder that is a release. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const inside = path.startsWith(prefix) ? normalize(`/${path.slice(prefix.length)}`) : "/none";
    const file = join(folder, inside === "/" ? "index.html" : inside);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}${prefix}`, close };
}

/** Serves the release for the time of the tests, and tells them the address. */
export default async function serve() {
  if (!existsSync(join(release, "index.html"))) {
    throw new Error("There is no release to test: run script/build first.");
  }
  const { url, close } = await serveFolder(release);
  process.env.FORSYTH_URL = url;
  return close;
}
