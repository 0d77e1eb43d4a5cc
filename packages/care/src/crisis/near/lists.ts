/** What shows that words of danger are none: a film, a friend, the kitchen, a habit, a job, a joke, an operation. */
export const harmlessLists = [
  'story',
  'other',
  'kitchen',
  'habit',
  'past',
  'job',
  'fun',
  'grief',
  'move',
  'care',
  'deny',
] as const;

/** What is said near each other when somebody is in danger (`rules.ts`), and what shows that nobody is. */
export const dangerLists = [
  // enough alone
  'explicit',
  'wish',
  'plan',
  'injury',
  'means',
  // harming oneself
  'hurt',
  'body',
  'purpose',
  'blade',
  'hidden',
  'relapse',
  'clean',
  'marks',
  'cover',
  'heat',
  'excuse',
  // not wanting to be here
  'lacking',
  'better',
  'nobody',
  'noticing',
  'envy',
  'dead',
  'hazard',
  'struck',
  'welcome',
  'illness',
  'living',
  'weary',
  'prayer',
  'fetched',
  // plans
  'letters',
  'written',
  'soon',
  'given',
  'things',
  'absent',
  'height',
  'drug',
  'stored',
  'found',
  // means
  'asking',
  'lethal',
  'sufficient',
  'painless',
  ...harmlessLists,
] as const;
export type DangerList = (typeof dangerLists)[number];
