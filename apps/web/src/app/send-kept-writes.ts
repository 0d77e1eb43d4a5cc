import { Support } from '@halved/shared/contract/support';
import i18next from 'i18next';
import * as z from 'zod/mini';
import { sharingKey } from '../features/posts/is-sharing.ts';
import { invalidate } from '../lib/cache/invalidate.ts';
import { queryClient } from '../lib/cache/query-client.ts';
import { sendKept } from '../lib/server/api-fetch.ts';
import { claimWrites, type KeptWrite } from '../lib/server/kept-writes.ts';
import { storedAccount } from '../lib/server/tokens.ts';
import { queuedWrites, wokeUp } from '../lib/server/wake.ts';
import { toast } from '../lib/state/toast.ts';
import { removeSentDrafts } from '../lib/writing/drafts.ts';
import { offerFromResponse } from '../lib/writing/support-offers.ts';

const Written = z.object({ data: z.object({ support: Support }) });
const InProgress = z.object({ error: z.object({ code: z.literal('REQUEST_IN_PROGRESS') }) });

const secondMs = 1_000;
const notFound = 404;
const unauthenticated = 401;

/** Removes the draft of what was sent, and offers the help that the server's check of the text calls for. */
function finishDraft({ account, idempotencyKey }: KeptWrite, body: unknown) {
  if (idempotencyKey === null) return;
  const { data } = z.safeParse(Written, body);
  for (const name of removeSentDrafts(account, idempotencyKey)) {
    if (data) offerFromResponse(name, data.data.support);
  }
}

async function deliver(write: KeptWrite): Promise<void> {
  const response = await sendKept(write);
  const body: unknown = await response.json().catch(() => null);
  if (z.safeParse(InProgress, body).success) {
    await new Promise((done) => setTimeout(done, secondMs));
    return deliver(write);
  }
  if (response.ok) {
    finishDraft(write, body);
    if (queuedWrites.get() === 0) toast.success(i18next.t(($) => $.wake.sentAfterAll));
    return invalidate(queryClient);
  }
  // A like that is gone already needs no removal. A session that has ended says so itself, and the drafts stay.
  const isSilent =
    response.status === unauthenticated || (write.method === 'DELETE' && response.status === notFound);
  if (!isSilent) toast.error(i18next.t(($) => $.wake.notSentAfterAll));
}

/** A worry is sent as the mutation for which the form for a new post waits, so that it cannot be sent twice. */
function deliverAsMutation(write: KeptWrite): void {
  const isPost = write.url === '/api/posts';
  const mutation = queryClient.getMutationCache().build(queryClient, {
    ...(isPost && { mutationKey: sharingKey }),
    mutationFn: () => deliver(write),
  });
  mutation.execute(undefined).catch(() => toast.error(i18next.t(($) => $.wake.notSentAfterAll)));
}

async function claimAndSend(): Promise<void> {
  const account = storedAccount();
  if (account === null) return;
  for (const write of await claimWrites(account)) deliverAsMutation(write);
}

/**
 * Sends what pages that are closed or reloaded had kept: when this page starts, and when the network or the server is
 * back.
 */
export function sendKeptWrites(): void {
  const claim = () => void claimAndSend();
  claim();
  wokeUp.on(claim);
  addEventListener('online', claim);
}
