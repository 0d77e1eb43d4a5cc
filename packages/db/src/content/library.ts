import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentKinds } from './content-kinds.ts';
import { readItems } from './read-content.ts';

/** The folder of the content that comes with Halved. */
export const contentFolder = dirname(fileURLToPath(import.meta.url));

/** Reads all items below a folder of content. `problems` says which items were left out and why. */
export async function readLibrary(folder = contentFolder) {
  const [exercises, techniques, guides, resources] = await Promise.all([
    readItems(folder, contentKinds.exercises),
    readItems(folder, contentKinds.techniques),
    readItems(folder, contentKinds.guides),
    readItems(folder, contentKinds.resources),
  ]);
  return {
    exercises: exercises.items,
    techniques: techniques.items,
    guides: guides.items,
    resources: resources.items,
    problems: [exercises, techniques, guides, resources].flatMap(({ problems }) => problems),
  };
}

export type Library = Awaited<ReturnType<typeof readLibrary>>;
