/** The cursor of the page after a page; undefined after the last one. */
export const nextCursorOf = ({ nextCursor }: { nextCursor: string | null }): string | undefined =>
  nextCursor ?? undefined;
