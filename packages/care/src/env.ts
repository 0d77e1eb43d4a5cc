import { resolve } from 'node:path';

/** A path as it was typed where npm was started; npm itself moves into the workspace. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);
