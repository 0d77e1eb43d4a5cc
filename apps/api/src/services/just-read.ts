/** Worries that this process has just analysed, until their similar worries are counted. */
export interface JustRead {
  note(id: string): void;
  /** At most so many of them, the earliest first. */
  take(most: number): string[];
  /** Asks to have those like each of all worries counted anew. */
  noteAll(): void;
  /** Whether somebody has asked for that since it was last said. */
  takeAll(): boolean;
}

/** Further ones are counted at the next start, since their rows say that they were not counted. */
const most = 1_000;

export function createJustRead(): JustRead {
  const noted = new Set<string>();
  let isAllNoted = false;
  return {
    note: (id) => {
      if (noted.size < most) noted.add(id);
    },
    take: (count) => {
      const ids = [...noted].slice(0, count);
      for (const id of ids) noted.delete(id);
      return ids;
    },
    noteAll: () => {
      isAllNoted = true;
    },
    takeAll: () => {
      const were = isAllNoted;
      isAllNoted = false;
      return were;
    },
  };
}
