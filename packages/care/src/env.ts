import { resolve } from 'node:path';

/** Resolves a typed path against the folder in which npm was started, because npm changes into the workspace. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);
