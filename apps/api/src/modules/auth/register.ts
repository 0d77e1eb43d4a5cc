import { type Database, newId, withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { LanguageCode } from '@halved/shared/languages';
import { isReservedUsername } from '@halved/shared/usernames';
import type { Context } from '../../context.ts';
import { Failure, fail, refuse } from '../../errors.ts';
import { queueMail } from '../../services/outbox-queries.ts';
import { serve } from '../../trpc.ts';
import { redeemInvite, registrationOf } from '../instance/public.ts';
import { presentUser } from './present.ts';
import { findTaken, insertUser, userByEmail, userById } from './queries.ts';
import { isRepeatedRegistration, rememberRegistration } from './repeated-registration.ts';
import { isWithinLimit } from './reports.ts';
import { isEasyToGuess } from './rules.ts';
import { openSession } from './sessions.ts';

interface NewAccount {
  email: string;
  username: string;
  language: LanguageCode;
  passwordHash: string;
}

/** An account to open, with the code of its invitation if there is one. */
interface Entry {
  account: NewAccount;
  inviteCode: string | undefined;
}

/**
 * Adds an account. Of two simultaneous registrations with the same address or username, one fails with EMAIL_TAKEN or
 * USERNAME_TAKEN.
 */
async function addAccount(db: Database, account: Parameters<typeof insertUser>[1]): Promise<string> {
  const inserted = await insertUser(db, account);
  if ('id' in inserted) return inserted.id;
  return fail(inserted.taken === 'email' ? 'EMAIL_TAKEN' : 'USERNAME_TAKEN');
}

/** Refuses whoever may not register here (docs/product.md §23.2). Whether a code is valid is found out later. */
async function checkAdmission({ services }: Context, inviteCode: string | undefined): Promise<void> {
  const registration = await registrationOf(services);
  if (registration === 'closed') fail('REGISTRATION_CLOSED');
  if (registration === 'invite' && inviteCode === undefined) fail('INVITE_REQUIRED');
}

/** Opens an account and signs it in. */
async function open({ services, userAgent }: Context, { account, inviteCode }: Entry) {
  const { db, env, jobs, pool, tokens } = services;
  const { passwordHash } = account;
  // Account and session are inserted in one transaction. If only the account were inserted, a retry would find its
  // address taken.
  const { id, ...pair } = await withTransaction(pool, async (tx) => {
    if (inviteCode !== undefined) await redeemInvite(tx, inviteCode);
    const userId = await addAccount(tx, account);
    await queueMail(tx, { userId, kind: 'verify_email' });
    const proof = { userId, passwordHash, secondFactorSince: null, userAgent };
    const opened = await openSession(tx, tokens, proof);
    return { id: userId, ...(opened ?? fail('INTERNAL')) };
  });
  jobs.wake('send-mail');
  const user = (await userById(db, id)) ?? fail('INTERNAL');
  return { ...pair, user: presentUser(user, env) };
}

/** An address that nobody can have (RFC 2606). Nothing is ever sent to it. */
const unusableAddress = () => `${newId()}@registered-twice.invalid`;

/**
 * Opens an account that can be used only after a link in a mail to its address was opened. If the address already has
 * an account, the new one gets an unusable address instead, and the owner is notified by mail, a few times in an hour
 * (decisions/0009). An invitation is counted in both cases, since its count would show the difference.
 */
async function openPrivately({ services }: Context, { account, inviteCode }: Entry): Promise<void> {
  const { email, ...rest } = account;
  const add = () =>
    withTransaction(services.pool, async (tx) => {
      if (inviteCode !== undefined) await redeemInvite(tx, inviteCode);
      const owner = await userByEmail(tx, email);
      const address = owner ? unusableAddress() : email;
      const id = await addAccount(tx, { ...rest, email: address, emailNotifications: !owner });
      await rememberRegistration(tx, services, { userId: id, email, passwordHash: rest.passwordHash });
      // Only registrations that come this far count, those of an address without an account too, so that nothing takes
      // longer for one with an account. From the second one on, every address has an owner, so that beyond the limit both
      // kinds of addresses go without a mail.
      const mayNotify = await isWithinLimit(services, 'registeredAgain', email.toLowerCase());
      if (!owner) await queueMail(tx, { userId: id, kind: 'verify_email' });
      else if (mayNotify) await queueMail(tx, { userId: owner.id, kind: 'already_registered' });
    });
  await add().catch((error: unknown) => {
    // Somebody else registered the address meanwhile, so it has an owner now.
    if (error instanceof Failure && error.code === 'EMAIL_TAKEN') return add();
    throw error;
  });
  services.jobs.wake('send-mail');
}

/** The response to every registration with strict email privacy. */
const answeredByMail = { token: null, refreshToken: null, user: null };

/** POST /auth/register (docs/product.md §2.1, §23.2). */
export const register = serve(contract.auth.register, async ({ ctx, input }) => {
  const { db, env, passwords } = ctx.services;
  const { email, username, password, inviteCode } = input;
  await checkAdmission(ctx, inviteCode);
  if (isEasyToGuess(password, input)) refuse('password', 'validation.passwordCommon');
  const { isEmailTaken, isUsernameTaken } = await findTaken(db, { email, username });
  if (isEmailTaken && !env.strictEmailPrivacy) fail('EMAIL_TAKEN');
  // It may be sent again after a lost answer.
  if (isUsernameTaken && env.strictEmailPrivacy && (await isRepeatedRegistration(ctx.services, input)))
    return answeredByMail;
  if (isUsernameTaken || isReservedUsername(username)) fail('USERNAME_TAKEN');
  const language = input.language ?? ctx.language;
  const account = { email, username, language, passwordHash: await passwords.hash(password) };
  const entry = { account, inviteCode };
  if (!env.strictEmailPrivacy) return open(ctx, entry);
  await openPrivately(ctx, entry);
  return answeredByMail;
});
