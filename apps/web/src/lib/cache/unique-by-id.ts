/** Keeps an item that moved between pages once, at its first place and with its latest data. */
export const uniqueById = <One extends { id: string }>(items: readonly One[]): One[] => [
  ...new Map(items.map((one) => [one.id, one])).values(),
];
