/** The kinds of words by which the reader of urging (`toxicity/urging.ts`) tells a push from a hand that holds. */
export const urgingKinds = [
  'go',
  'harm',
  'end',
  'useless',
  'nobody',
  'without',
  'relief',
  'taunt',
  'permit',
  'kind',
  'self',
  'third',
  'illness',
  'dont',
] as const;
type UrgingKind = (typeof urgingKinds)[number];

/** The kinds without which nobody urges. */
export const pushing: readonly UrgingKind[] = [
  'go',
  'harm',
  'end',
  'useless',
  'nobody',
  'without',
  'relief',
  'taunt',
];

/** The words of one language. Spaces separate the entries, `_` the words of a phrase; a stem ends in `*`. */
export type UrgingWords = Readonly<Record<UrgingKind, string>>;
