import type { WorryCategory } from '@halved/shared/categories';

/** The prompts in the order in which they are offered. Their texts are in this folder, one file per language. */
export const promptList = [
  { id: 'awake', category: 'other' },
  { id: 'comes-back', category: 'personal' },
  { id: 'at-work', category: 'work' },
  { id: 'unsaid-at-work', category: 'work' },
  { id: 'someone-close', category: 'relationships' },
  { id: 'in-love', category: 'relationships' },
  { id: 'at-home', category: 'family' },
  { id: 'looking-after', category: 'family' },
  { id: 'body', category: 'health' },
  { id: 'waiting-for-news', category: 'health' },
  { id: 'money', category: 'finances' },
  { id: 'studies', category: 'education' },
  { id: 'ahead', category: 'future' },
  { id: 'decision', category: 'future' },
  { id: 'among-people', category: 'social' },
  { id: 'hard-on-yourself', category: 'personal' },
  { id: 'small-thing', category: 'other' },
  { id: 'not-told', category: 'other' },
] as const satisfies readonly { id: string; category: WorryCategory }[];

export type PromptId = (typeof promptList)[number]['id'];
export type PromptTexts = Readonly<Record<PromptId, string>>;
