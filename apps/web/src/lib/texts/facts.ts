import { isolated } from '@halved/shared/isolated';

/** A few facts in one line, without those that are missing. Each keeps its order in a line from right to left. */
export const facts = (parts: readonly (string | false | null | undefined)[], language: string): string =>
  parts.flatMap((part) => (part ? [isolated(part, language)] : [])).join(' · ');
