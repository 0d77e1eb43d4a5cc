import { EnvError } from '../env/env-error.ts';

/** What a start says of settings that it refuses; 'not refused' if it takes them. */
export function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return 'not refused';
}
