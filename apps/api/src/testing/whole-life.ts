import { auditLog, newId, notificationActors, notifications, reminders } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import { sendMail } from '../jobs/send-mail.ts';
import { hashToken } from '../services/tokens.ts';
import { sessionOf } from './answers.ts';
import { hoursFromNow, type Member, password } from './factories.ts';
import type { Api, Call } from './harness.ts';
import { words } from './whole-life-words.ts';

const { auth, comments, likes, moderation, posts, resolutions, users, wellness } = contract;

const userAgent = 'Vellichor Browser 7';
const place = { country: 'DE', region: 'Quiddity County', city: 'Limerence' } as const;
const about = {
  displayName: 'Sonder Petrichor',
  bio: 'I collect susurrations.',
  avatarUrl: 'https://images.example/eunoia.png',
};

/**
 * Registers a member over the API who then does everything that a member can do. Other members do the same to this
 * member.
 */
export async function liveALife(api: Api) {
  const name = { email: 'Wabi.Sabi@Example.org', username: 'WabiSabi' };
  const headers = { 'user-agent': userAgent };
  const registered = await api.call(auth.register, { input: { ...name, password }, headers });
  const { token, refreshToken, user } = sessionOf(registered);
  await sendMail(api.services);
  const me = { id: user.id, token };
  const call = async <O extends Operation>(
    operation: O,
    input?: Call<O>['input'],
    more?: Record<string, string>,
  ) => api.call(operation, { as: me, ...(input !== undefined && { input }), ...(more && { headers: more }) });
  const [friend, stranger] = [await api.aMember(), await api.aMember()];
  const callAs = <O extends Operation>(as: Member, operation: O, input: Call<O>['input']) =>
    api.call(operation, { as, ...(input !== undefined && { input }) });

  await call(auth.updateProfile, { ...about, ...place, locationSharing: true, privacyLevel: 'friends' });
  await call(contract.notifications.updatePreferences, {
    checkInFrequency: 'daily',
    timezone: 'Europe/Paris',
  });
  await api.pool.query(
    'update notification_preferences set last_check_in_at = now(), last_reminder_at = now(), last_admin_mail_at = now() where user_id = $1',
    [me.id],
  );
  await call(users.follow, { username: friend.username });
  await callAs(friend, users.follow, { username: name.username });
  const enemy = await api.aMember();
  await call(users.block, { username: enemy.username });
  const blocker = await api.aMember();
  await callAs(blocker, users.block, { username: name.username });

  const key = { 'idempotency-key': newId() };
  const prompt = { worryPrompt: 'I feel kenopsia when …' };
  const post = await call(
    posts.create,
    { ...prompt, shortContent: words.worry, privacyLevel: 'public' },
    key,
  );
  await call(posts.setBlog, { id: post.id, longContent: words.longer });
  await call(posts.create, {
    ...prompt,
    shortContent: words.friends,
    privacyLevel: 'friends',
    sensitive: true,
  });
  await call(posts.create, { ...prompt, shortContent: words.private, privacyLevel: 'private' });
  const scheduledFor = hoursFromNow(5).toISOString();
  await call(posts.create, { ...prompt, shortContent: words.waiting, isScheduled: true, scheduledFor });
  await call(resolutions.resolve, {
    postId: post.id,
    copingMethods: [words.method],
    resolutionStory: words.story,
    helpfulnessRating: 5,
  });
  await api.pool.query(`update analyses set subcategory = 'workload' where post_id = $1`, [post.id]);
  await api.pool.query(
    `update users set last_seen_at = now(), suspended_at = now() - interval '2 days',
       suspended_until = now() - interval '1 day', granted_tier = 'premium', granted_tier_until = now() + interval '1 day',
       auto_private_after_days = 90, hide_activity = true, early_features = array['feed_keys']
     where id = $1`,
    [me.id],
  );
  await api.pool.query('update posts set made_private_at = now() where id = $1', [post.id]);

  const past = hoursFromNow(-1);
  const moments = { renewsAt: past, endsAt: hoursFromNow(1), trialEndsAt: past, pastDueSince: past };
  const money = { orderId: 'order', refundedAt: past, refundedPaymentAt: past, paidAt: hoursFromNow(1) };
  await api.aSubscription({ of: me, status: 'cancelled', ...moments, ...money });
  await api.aPaidCheckout(me);
  await api.anInvite({ createdBy: me.id, note: words.invited });
  await api.pool.query(
    `with cell as (
       insert into aggregate_cells (range, country, region, category, people, posts)
       values ('90d', 'DE', '', 'work', 20, 20) returning id
     )
     insert into aggregate_contributors select $1, array[id], array[1] from cell`,
    [me.id],
  );

  const theirs = await api.aPost({ by: friend });
  const onTheirs = { postId: theirs.id };
  const withAnswer = await call(comments.create, { ...onTheirs, content: words.answered });
  const remark = await callAs(friend, comments.create, {
    ...onTheirs,
    content: 'An answer.',
    parentCommentId: withAnswer.id,
  });
  const own = await call(comments.create, { ...onTheirs, content: words.answer, parentCommentId: remark.id });
  const alone = await call(comments.create, { ...onTheirs, content: words.alone });
  await call(comments.update, { id: alone.id, content: words.rewritten });
  const held = await api.aComment({ by: me, on: theirs, content: words.held, moderationStatus: 'pending' });
  const onWorry = await callAs(stranger, comments.create, { postId: post.id, content: 'Me too.' });
  await call(comments.create, { postId: post.id, content: words.answer, parentCommentId: onWorry.id });
  await call(comments.report, { id: remark.id, reason: 'other', details: words.report });
  await call(posts.report, { id: theirs.id });
  await callAs(stranger, comments.report, { id: withAnswer.id, details: words.reported });
  await callAs(stranger, posts.report, { id: post.id, details: words.reported });
  const moderator = await api.aMember({ role: 'moderator' });
  const decision = { kind: 'post', id: post.id, decision: 'approve', note: words.note } as const;
  await callAs(moderator, moderation.decide, decision);
  await call(likes.like, { postId: theirs.id });
  await call(likes.like, { postId: post.id });
  await callAs(stranger, likes.like, { postId: post.id });

  const { id: checkInId } = await api.aCheckIn({ of: me, about: post }, { reason: 'worse' });
  await call(contract.notifications.answerCheckIn, { id: checkInId, answer: 'same' });
  await api.db.insert(reminders).values({ subjectId: post.id, userId: me.id });
  // Other tests check the text of notifications. Here they only have to exist: read and unread ones, to this member and
  // about this member.
  const notify = async (reader: string, by: string[], row: Partial<typeof notifications.$inferInsert>) => {
    const id = newId();
    const kind = row.kind ?? 'like';
    await api.pool.query('delete from notifications where (user_id, kind) = ($1, $2)', [reader, kind]);
    await api.db
      .insert(notifications)
      .values({ subjectId: row.postId ?? reader, ...row, id, userId: reader, kind });
    await api.db.insert(notificationActors).values(by.map((actorId) => ({ notificationId: id, actorId })));
    return id;
  };
  await notify(me.id, [stranger.id], { kind: 'like', postId: post.id, readAt: new Date() });
  await notify(me.id, [friend.id], { kind: 'reply', postId: theirs.id, commentId: withAnswer.id });
  await notify(me.id, [friend.id], { kind: 'follow' });
  const shared = await notify(friend.id, [me.id, stranger.id], { kind: 'like', postId: theirs.id });
  await notify(friend.id, [me.id], { kind: 'comment', postId: theirs.id });
  await notify(stranger.id, [me.id], { kind: 'resolution', postId: post.id });

  await notify(me.id, [stranger.id], { kind: 'comment', postId: post.id });
  const pushed = await api.pool.query<{ id: string }>(
    `with device as (
      insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, user_agent, last_used_at)
      select gen_random_uuid(), user_id, id, 'https://fcm.googleapis.com/' || user_id, 'key', 'secret', user_agent, now()
      from sessions where user_id = $1 limit 1
      returning id
    )
    insert into push_messages (id, subscription_id, notification_id)
    select gen_random_uuid(), device.id, notifications.id from device, notifications
    where user_id = $1 and kind = 'comment'
    returning subscription_id as id`,
    [me.id],
  );

  const pair = await api.call(auth.refresh, { input: { refreshToken } });
  const elsewhere = await api.call(auth.login, { input: { email: name.email, password }, headers });
  await api.call(auth.logout, { as: elsewhere });
  await call(auth.resendVerification);
  await api.pool.query(
    `update users set email_verified_at = now(), email_verified_by = 'session' where id = $1`,
    [me.id],
  );
  api.services.accounts.forget(me.id);
  const exercise = await api.anItem('exercises');
  const { id: progressId } = await call(wellness.startExercise, exercise);
  const said = { rating: 4, effectiveness: 5, notes: words.exercise };
  await call(wellness.updateProgress, { progressId, currentStep: 2, completed: true, ...said });
  await api.db.insert(auditLog).values([
    { actorId: stranger.id, action: 'user.suspend', subjectId: me.id, details: { reason: words.reason } },
    {
      actorId: me.id,
      action: 'user.suspend',
      subjectId: stranger.id,
      details: { reason: words.note, by: 'admin' },
    },
    { actorId: stranger.id, action: 'post.reject', subjectId: post.id, details: { note: words.note } },
    { action: 'comment.approve', subjectId: stranger.id, details: { reporter: me.id } },
  ]);

  await api.aSecondFactor(me);
  const { rows } = await api.pool.query<{ id: string }>(
    'select id from posts where user_id = $1 union all select id from sessions where user_id = $1',
    [me.id],
  );
  const hashes = [refreshToken, pair.refreshToken, elsewhere.refreshToken].map((token) =>
    hashToken(token).toString('hex'),
  );
  return {
    me,
    friend,
    stranger,
    theirs,
    shared,
    withAnswer,
    remark,
    gone: [own.id, alone.id, held.id],
    words: [
      me.id,
      name.email,
      name.username,
      userAgent,
      prompt.worryPrompt,
      place.region,
      place.city,
      key['idempotency-key'],
      ...Object.values(about),
      ...Object.values(words),
      ...[...rows, ...pushed.rows].map(({ id }) => id),
      ...hashes,
      own.id,
      alone.id,
      held.id,
      progressId,
    ],
  };
}
