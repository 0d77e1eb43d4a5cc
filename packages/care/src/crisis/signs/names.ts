/**
 * The signs that the reader of danger (`danger.ts`) looks for. Each has its words in every language, so that a text
 * of one language teaches all others. Half of them are what texts about danger are made of; the others are what texts
 * are about that only sound like it: films, exams, moving house, grief, the kitchen.
 */
export const dangerSignNames = [
  'die',
  'attempt',
  'harm',
  'skin',
  'blade',
  'relapse',
  'pills',
  'rope',
  'height',
  'letters',
  'give',
  'farewell',
  'soon',
  'settled',
  'gone',
  'living',
  'refuse',
  'burden',
  'wake',
  'wish',
  'method',
  'question',
  'self',
  'other',
  'family',
  'laugh',
  'story',
  'duty',
  'grief',
  'medicine',
  'moving',
  'house',
  'deny',
  'secret',
  'better',
  'alone',
  'pain',
] as const;
export type DangerSign = (typeof dangerSignNames)[number];

/**
 * The terms of each sign, separated by commas. A term is one or more whole words, in lower case and without
 * apostrophes: English and German leave them out, other languages write a space. A term that ends with `*` may go on
 * within its last word. Korean terms always may; Japanese, Chinese and Arabic terms match anywhere, because these
 * languages write words together.
 */
export type DangerSignTerms = Readonly<Record<DangerSign, string>>;
