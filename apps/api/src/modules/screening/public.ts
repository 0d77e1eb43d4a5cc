export {
  analyzePost,
  analyzePostInBackground,
  bodyOf,
  ownPrompt,
  type ResolutionWords,
  screenComment,
  screenCommentInBackground,
  screenPost,
  textOfResolution,
} from './analyze.ts';
export { judgeCommentsAgain } from './privacy-queries.ts';
export {
  authorRecordOf,
  countTrusted,
  enterQueue,
  forgetDecision,
  moderationStateOf,
  repeatsOfComment,
  updateModerationCase,
} from './queries.ts';
export {
  distinctRepeats,
  judge,
  judgeChanged,
  type Submission,
  type SupportFindings,
  scoresOf,
  supportOf,
  type TextFindings,
  type Verdict,
} from './rules.ts';
export { type UnreadSubject, unreadComment, unreadPost, unreadSubjects } from './unread-queries.ts';
