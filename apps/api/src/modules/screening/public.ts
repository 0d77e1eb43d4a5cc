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
  insertingCase,
  moderationStateOf,
  repeatsOfComment,
  repeatsOfPost,
  updateModerationCase,
} from './queries.ts';
export {
  judge,
  judgeChanged,
  type Submission,
  type SupportFindings,
  scoresOf,
  supportOf,
  type TextFindings,
  type Verdict,
  verdictsByRepeats,
} from './rules.ts';
export { type UnreadSubject, unreadComment, unreadPost, unreadSubjects } from './unread-queries.ts';
