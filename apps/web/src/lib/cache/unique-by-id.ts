/** What moved from one page to the next meanwhile stands where it was first, as it was read last. */
export const uniqueById = <One extends { id: string }>(items: readonly One[]): One[] => [
  ...new Map(items.map((one) => [one.id, one])).values(),
];
