export { type AnalyseOptions, type Analysis, analyse, type Scores } from './analyse.ts';
export type { Crisis } from './crisis.ts';
export { type Detected, detectLanguage } from './detect.ts';
export { modelVersion } from './model/version.ts';
export {
  isHeldByReports,
  type Moderation,
  type ModerationFacts,
  type ModerationReason,
  type ModerationVerdict,
  moderationOf,
} from './moderation.ts';
export { likenessTo } from './similar/likeness.ts';
export { packVector, unpackVector } from './similar/packed-vector.ts';
export { candidateTerms, similarity, type Vector } from './similar/similar.ts';
export { type Steps, within } from './steps.ts';
export { analysingTogether } from './together.ts';
export { subcategoriesOf } from './topic/subcategories.ts';
export { unread } from './unread.ts';
export { warm, warming } from './warm.ts';
