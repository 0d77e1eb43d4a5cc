import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The folder of the built web client, seen from the sources and from the bundle.
const folders = ['../../../web/dist', '../../web/dist'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The folder of the built web client; undefined if the client has not been built. */
export const findWebRoot = (): string | undefined =>
  folders.find((folder) => existsSync(`${folder}/server-manifest.json`));
