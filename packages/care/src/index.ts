export { type Analysis, analyse } from './analyse.ts';
export { detectLanguage } from './detect.ts';
export {
  isHeldByReports,
  type ModerationVerdict,
  moderationOf,
} from './moderation.ts';
export { type Screening, screen } from './screen.ts';
export { boundedBy } from './sentiment/danger.ts';
export { likenessTo } from './similar/likeness.ts';
export { packVector, unpackVector } from './similar/packed-vector.ts';
export { candidateTerms, type Needles, needlesOf } from './similar/similar.ts';
export { type Steps, within } from './steps.ts';
export { analysingTogether, screeningTogether, type Texts } from './together.ts';
export { subcategoriesOf } from './topic/subcategories.ts';
export { isTopical } from './topic/votes.ts';
export { unread } from './unread.ts';
export { warm, warming } from './warm.ts';
