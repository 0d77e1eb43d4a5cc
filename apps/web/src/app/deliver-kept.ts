import { Support } from '@halved/shared/contract/support';
import i18next from 'i18next';
import * as z from 'zod/mini';
import { draftOf, keptCommentKey } from '../features/comments/comment-drafts.ts';
import { sharingKey } from '../features/posts/is-sharing.ts';
import { postDraft } from '../features/posts/post-draft.ts';
import { invalidate } from '../lib/cache/invalidate.ts';
import { queryClient } from '../lib/cache/query-client.ts';
import { isTooOld, sendKept } from '../lib/server/claim-writes.ts';
import { forget, type KeptWrite, keep } from '../lib/server/kept-writes.ts';
import { unauthenticated } from '../lib/server/statuses.ts';
import { storedAccount } from '../lib/server/tokens.ts';
import { queuedWrites } from '../lib/server/wake.ts';
import { toast } from '../lib/state/toast.ts';
import { removeSentDrafts } from '../lib/writing/sent-drafts.ts';
import { hasSameWords, parsed, wordsIn } from '../lib/writing/sent-words.ts';
import { offerFromResponse } from '../lib/writing/support-offers.ts';
import { showUnsent } from '../lib/writing/unsent-words.ts';

const Written = z.object({ data: z.object({ support: Support }) });
const Detail = z.object({ path: z.string(), message: z.string() });
const Refusal = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.optional(z.array(Detail)) }),
});
const Reply = z.object({ parentCommentId: z.optional(z.string()) });

const secondMs = 1_000;
/** How often a write is repeated while the server still processes its first try: after 1, 2, 4, 8 and 16 seconds. */
const maxRepeats = 5;
const notFound = 404;

const isPost = ({ url }: KeptWrite): boolean => url === '/api/posts';
const isOwn = ({ account }: KeptWrite): boolean => account === storedAccount();

/** The name of the draft from which a worry or a comment was sent; null for a like. */
function draftNameOf(write: KeptWrite): string | null {
  if (isPost(write)) return postDraft;
  const [, postId] = /^\/api\/comments\/post\/(.+)$/.exec(write.url) ?? [];
  if (!postId) return null;
  return draftOf(postId, parsed(Reply, write.body)?.parentCommentId);
}

function removeDraft({ account, idempotencyKey, body }: KeptWrite): void {
  if (idempotencyKey !== null) {
    removeSentDrafts(account, idempotencyKey, (text) => hasSameWords(text, body));
  }
}

/** Removes the draft of what was sent, and offers the help that the server's check of the text calls for. */
function finish(write: KeptWrite, body: unknown): Promise<void> {
  removeDraft(write);
  const name = draftNameOf(write);
  const { data } = z.safeParse(Written, body);
  if (name !== null && data) offerFromResponse(name, data.data.support);
  if (queuedWrites.get() === 0) toast.success(i18next.t(($) => $.wake.sentAfterAll));
  return invalidate(queryClient);
}

const errorIn = (body: unknown) => z.safeParse(Refusal, body).data?.error;

/** The server's own sentence, about the first invalid field if there is one, else the message catalogue's. */
function reasonIn(body: unknown): string {
  const { code, message, details } = errorIn(body) ?? {};
  const sentence = details?.[0]?.message ?? message;
  return (code !== 'INTERNAL' && sentence) || i18next.t(($) => $.wake.notSentAfterAll);
}

/** Whether the worry, or the comment that is answered, is gone. */
const isGone = ({ status }: Response, body: unknown): boolean =>
  status === notFound || (errorIn(body)?.details?.some(({ path }) => path === 'parentCommentId') ?? false);

/**
 * Says that a write was not sent. Words are shown, because nobody may find their form again. Their draft stays until
 * then, and longer if its form can still be opened.
 */
function reportUnsent(write: KeptWrite, reason: string, isGone = false): void {
  const words = wordsIn(write.body);
  if (words === '') toast.error(reason);
  else showUnsent({ words, reason, onRead: () => isGone && removeDraft(write) });
}

async function deliver(write: KeptWrite, repeats = 0): Promise<void> {
  const response = await sendKept(write);
  const body: unknown = await response.json().catch(() => null);
  const isInProgress = errorIn(body)?.code === 'REQUEST_IN_PROGRESS';
  if (isInProgress && repeats < maxRepeats) {
    // This page may be closed before the next try.
    if (isOwn(write)) keep(write);
    await new Promise((done) => setTimeout(done, secondMs * 2 ** repeats));
    return isOwn(write) ? deliver(write, repeats + 1) : forget(write);
  }
  if (response.ok) return finish(write, body);
  // A like that is gone already needs no removal. A session that has ended says so itself, and the drafts stay.
  const isSilent =
    response.status === unauthenticated || (write.method === 'DELETE' && response.status === notFound);
  if (!isSilent) reportUnsent(write, reasonIn(body), isGone(response, body));
}

/** The key of the mutation for which the form of the words waits, so that they cannot be sent twice. */
function mutationKeyOf(write: KeptWrite): { mutationKey?: readonly string[] } {
  if (isPost(write)) return { mutationKey: sharingKey };
  const draft = draftNameOf(write);
  return draft === null ? {} : { mutationKey: keptCommentKey(draft) };
}

function deliverAsMutation(write: KeptWrite): void {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    ...mutationKeyOf(write),
    mutationFn: () => deliver(write),
  });
  mutation.execute(undefined).catch(() =>
    reportUnsent(
      write,
      i18next.t(($) => $.errors.unreachable),
    ),
  );
}

/** Sends writes that this page has taken over, or shows those that have waited too long. */
export function deliverAll(writes: readonly KeptWrite[]): void {
  for (const write of writes) {
    if (!isTooOld(write)) deliverAsMutation(write);
    else {
      forget(write);
      reportUnsent(
        write,
        i18next.t(($) => $.wake.waitedTooLong),
      );
    }
  }
}
