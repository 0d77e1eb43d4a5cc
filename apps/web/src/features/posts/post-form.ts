import { NewPost, type Post } from '@halved/shared/contract/posts';
import { type PrivacyLevel, privacyLevel } from '@halved/shared/contract/scalars';
import * as z from 'zod/mini';
import { fromLocalDateTime, toLocalDateTime } from '../../ui/primitives/date-time-input.tsx';

const Scheduled = z.object({ isScheduled: z.literal(true), scheduledFor: z.string() });

/** The time of a scheduled post; null if the post is shared at once. */
function timeOf(form: unknown): string | null {
  const { success, data } = z.safeParse(Scheduled, form);
  return success ? data.scheduledFor : null;
}

const isInFuture = (form: unknown): boolean => {
  const time = timeOf(form);
  return !time || Date.parse(time) > Date.now();
};

// The check runs even if a field is invalid, so that all errors are shown together.
const schedule = { path: ['scheduledFor'], when: () => true, abort: true };

/**
 * The contract's NewPost as the form stores it. Every field is present, and the time is local, as in the native
 * control.
 */
export const PostForm = z
  .extend(NewPost, {
    privacyLevel,
    commentsEnabled: z.boolean(),
    isScheduled: z.boolean(),
    scheduledFor: z.string(),
    sensitive: z.boolean(),
  })
  .check(
    z.refine((form) => timeOf(form) !== '', { ...schedule, error: 'validation.scheduleRequired' }),
    z.refine(isInFuture, { ...schedule, error: 'validation.scheduleInPast' }),
  );
export type PostForm = z.infer<typeof PostForm>;
export type NewPostInput = z.infer<typeof NewPost>;
/** What an edit may change of a post. Its long text has a form of its own. */
export type PostChanges = Partial<Omit<NewPostInput, 'longContent'>>;

/** The fields that the server may name in a refusal. */
export const postFields = [
  'worryPrompt',
  'shortContent',
  'privacyLevel',
  'longContent',
  'scheduledFor',
] as const satisfies readonly (keyof PostForm)[];

/** A blank form, with the account's default privacy. */
export const blankForm = (defaultPrivacy: PrivacyLevel): PostForm => ({
  shortContent: '',
  worryPrompt: '',
  privacyLevel: defaultPrivacy,
  commentsEnabled: true,
  longContent: '',
  isScheduled: false,
  scheduledFor: '',
  sensitive: false,
});

/** The form of an existing post, to be edited. */
export const formOf = (post: Post): PostForm => ({
  shortContent: post.shortContent,
  worryPrompt: post.worryPrompt,
  privacyLevel: post.privacyLevel,
  commentsEnabled: post.commentsEnabled,
  longContent: post.longContent ?? '',
  isScheduled: post.isScheduled && post.publishedAt === null,
  scheduledFor: post.scheduledFor ? toLocalDateTime(new Date(post.scheduledFor)) : '',
  sensitive: post.sensitive,
});

/** The request of a form: without an empty long text, and with a time in UTC only if one was chosen. */
export function toNewPost({ longContent, isScheduled, scheduledFor, ...rest }: PostForm): NewPostInput {
  return {
    ...rest,
    ...(longContent && { longContent }),
    ...(isScheduled && { isScheduled, scheduledFor: fromLocalDateTime(scheduledFor) }),
  };
}

/** The fields of an edit's form that differ from the post: what its draft keeps. */
export function changedFieldsOf(form: PostForm, post: Post): Partial<PostForm> {
  const before = formOf(post);
  return Object.fromEntries(
    Object.entries(form).filter(([name, value]) => Reflect.get(before, name) !== value),
  );
}

/** The changed fields of an edit; empty if nothing changed. The time of a published post does not change any more. */
export function changesOf(form: PostForm, post: Post): PostChanges {
  const before = formOf(post);
  const { shortContent, worryPrompt, privacyLevel: level, commentsEnabled, sensitive } = form;
  const time = form.isScheduled
    ? { isScheduled: true, scheduledFor: fromLocalDateTime(form.scheduledFor) }
    : { isScheduled: false, scheduledFor: null };
  const timeChanged =
    post.publishedAt === null &&
    (form.isScheduled !== before.isScheduled ||
      (form.isScheduled && form.scheduledFor !== before.scheduledFor));
  return {
    ...(shortContent !== before.shortContent && { shortContent }),
    ...(worryPrompt !== before.worryPrompt && { worryPrompt }),
    ...(level !== before.privacyLevel && { privacyLevel: level }),
    ...(commentsEnabled !== before.commentsEnabled && { commentsEnabled }),
    ...(sensitive !== before.sensitive && { sensitive }),
    ...(timeChanged && time),
  };
}

export const hasChanges = (form: PostForm, post: Post): boolean =>
  Object.keys(changesOf(form, post)).length > 0;

/** All the text in a form. */
export const formText = ({ shortContent = '', longContent = '' }: Partial<PostForm>): string =>
  [shortContent, longContent].filter((text) => text?.trim()).join('\n\n');

/** Whether a form contains text that is worth keeping. */
export const hasWords = ({ shortContent, longContent }: Partial<PostForm>): boolean =>
  Boolean(shortContent?.trim() || longContent?.trim());

/** The draft of a form, which may be incomplete. A draft with a value of another type is not restored. */
export const PostDraftValues = z.partial(
  z.object({
    shortContent: z.string(),
    worryPrompt: z.string(),
    privacyLevel,
    commentsEnabled: z.boolean(),
    longContent: z.string(),
    isScheduled: z.boolean(),
    scheduledFor: z.string(),
    sensitive: z.boolean(),
  }),
);
