import { contract } from '@halved/shared/contract';
import { depthOf } from './comments-model.ts';
import type { Community, ModelComment, ModelPost } from './community.ts';
import { tie, unmoderated } from './community.ts';
import type { Api } from './harness.ts';
import { decide, hold, judgeComments, report } from './perform-judging.ts';
import { reopen, resolve } from './perform-resolving.ts';
import { hidden, ownCommentRefusal, ownPostRefusal, type Scene, sceneOf } from './scene.ts';
import type { Step } from './steps.ts';

const { comments, likes, notifications, posts, users } = contract;
const maxDepth = 4;

const onPerson =
  (
    operation: (typeof users)['follow' | 'unfollow' | 'block' | 'unblock'],
    isHidden: (scene: Scene) => boolean,
    change: (scene: Scene, toOther: string, fromOther: string) => Promise<void> | void,
  ) =>
  async (scene: Scene): Promise<void> => {
    const { step, other, otherPerson, call } = scene;
    const refusal = other === step.by ? 'CONFLICT' : hidden(!isHidden(scene));
    const done = await call(operation, { username: otherPerson?.username ?? '' }, refusal);
    if (done) await change(scene, tie(step.by, other), tie(other, step.by));
  };

const isBlockedEitherWay = ({ model, step, other }: Scene) => model.isBlockBetween(step.by, other);
const isBlocked = ({ model, step, other }: Scene) => model.hasBlocked(other, step.by);

const onPost =
  (act: (scene: Scene, post: ModelPost) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    if (scene.post) await act(scene, scene.post);
  };

const onComment =
  (act: (scene: Scene, comment: ModelComment) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    if (scene.comment) await act(scene, scene.comment);
  };

const removeFrom = <Item>(list: Item[], item: Item) => list.splice(list.indexOf(item), 1);

/** Removes a comment and the stubs above it that have no other reply. */
function removeWithStubs({ community, commentsModel }: Scene, comment: ModelComment): void {
  for (let removed: ModelComment | null = comment; removed; ) {
    removeFrom(community.comments, removed);
    const above: ModelComment | null = removed.parent;
    removed = above && above.author === null && commentsModel.repliesTo(above).length === 0 ? above : null;
  }
}

const acts: Record<Step['kind'], (scene: Scene) => Promise<void>> = {
  like: onPost(async ({ step, model, notificationsModel, as, call, createdAt }, post) => {
    if (!(await call(likes.like, { postId: post.id }, hidden(model.sees(step.by, post))))) return;
    if (!post.likes.has(step.by)) notificationsModel.liked(step.by, post);
    post.likes.set(step.by, await createdAt('likes', as?.id, post.id));
  }),
  unlike: onPost(async ({ step, model, notificationsModel, call }, post) => {
    if (!(await call(likes.unlike, { postId: post.id }, hidden(model.sees(step.by, post))))) return;
    if (post.likes.delete(step.by)) notificationsModel.unliked(step.by, post);
  }),

  follow: onPerson(users.follow, isBlockedEitherWay, async (scene, toOther) => {
    const { community, notificationsModel, step, other, as, otherPerson, createdAt } = scene;
    if (!community.follows.has(toOther)) notificationsModel.followed(step.by, other);
    community.follows.set(toOther, await createdAt('follows', as?.id, otherPerson?.id));
  }),
  unfollow: onPerson(
    users.unfollow,
    isBlockedEitherWay,
    ({ community, notificationsModel, step, other }, toOther) => {
      if (community.follows.delete(toOther)) notificationsModel.unfollowed(step.by, other);
    },
  ),
  block: onPerson(users.block, isBlocked, async (scene, toOther, fromOther) => {
    const { community, notificationsModel, step, other, as, otherPerson, createdAt } = scene;
    community.blocks.set(toOther, await createdAt('blocks', as?.id, otherPerson?.id));
    if (community.follows.delete(toOther)) notificationsModel.unfollowed(step.by, other);
    if (community.follows.delete(fromOther)) notificationsModel.unfollowed(other, step.by);
  }),
  unblock: onPerson(users.unblock, isBlocked, ({ community }, toOther) => {
    community.blocks.delete(toOther);
  }),

  comment: onPost(async ({ community, step, commentsModel, notificationsModel, above, call }, post) => {
    const refusal = () => {
      if (!commentsModel.seesPost(step.by, post)) return 'NOT_FOUND';
      if (!post.commentsEnabled) return 'COMMENTS_DISABLED';
      const isValidParent = !above || (above.post === post && commentsModel.sees(step.by, above));
      return isValidParent ? null : 'VALIDATION_FAILED';
    };
    // Each comment has different words, because repeated words would be held.
    const content = `${step.by} on ${step.at}, ${community.commentsMade++}`;
    const input = { postId: post.id, content, ...(above && { parentCommentId: above.id }) };
    const created = await call(comments.create, input, refusal());
    if (!created) return;
    const parent = above && depthOf(above) === maxDepth ? above.parent : (above ?? null);
    const comment: ModelComment = {
      id: created.id,
      post,
      author: step.by,
      parent,
      content,
      moderationStatus: 'approved',
      ...unmoderated(),
    };
    community.comments.push(comment);
    notificationsModel.commented(step.by, comment, above ?? null);
  }),
  edit: onComment(async (scene, comment) => {
    const content = `${comment.content}, again`;
    const refusal = ownCommentRefusal(scene, comment) ?? (comment.parent ? 'REPLY_NOT_EDITABLE' : null);
    if (!(await scene.call(comments.update, { id: comment.id, content }, refusal))) return;
    comment.content = content;
    comment.isChanged = true;
    scene.moderationModel.screenedAgain(comment, true);
  }),
  delete: onComment(async (scene, comment) => {
    const refusal = comment.author === scene.step.by ? null : ownCommentRefusal(scene, comment);
    if (!(await scene.call(comments.remove, { id: comment.id }, refusal))) return;
    scene.notificationsModel.retracted(comment);
    if (scene.commentsModel.repliesTo(comment).length === 0) removeWithStubs(scene, comment);
    else Object.assign(comment, { author: null, content: '' });
  }),
  hold: onComment(hold),
  report: onComment(report),
  reportWorry: onPost(report),
  reportByEveryone: async ({ api, community, step }) => {
    for (const by of community.people.keys()) {
      const scene = sceneOf(api, community, { ...step, by });
      const item = step.under === null ? scene.comment : scene.post;
      if (item) await report(scene, item);
    }
  },
  decide: onComment(decide),
  decideWorry: onPost(decide),

  resolve: onPost(resolve),
  reopen: onPost(reopen),

  hide: onPost(async (scene, post) => {
    const { privacyLevel } = scene.step;
    const before = post.privacyLevel;
    if (!(await scene.call(posts.update, { id: post.id, privacyLevel }, ownPostRefusal(scene, post)))) return;
    post.privacyLevel = privacyLevel;
    post.isChanged = true;
    if (privacyLevel !== before) scene.moderationModel.screenedAgain(post, false);
    if ((privacyLevel === 'public') !== (before === 'public')) await judgeComments(scene, post);
  }),
  share: onPost(async (scene, post) => {
    const input = { id: post.id, isScheduled: false };
    const updated = await scene.call(posts.update, input, ownPostRefusal(scene, post));
    if (updated?.publishedAt) post.publishedAt = new Date(updated.publishedAt);
  }),
  remove: onPost(async (scene, post) => {
    const { community, call } = scene;
    if (!(await call(posts.remove, { id: post.id }, ownPostRefusal(scene, post)))) return;
    removeFrom(community.posts, post);
    for (const notification of community.notifications.filter((of) => of.post === post))
      removeFrom(community.notifications, notification);
    for (const comment of community.comments.filter((of) => of.post === post))
      removeFrom(community.comments, comment);
  }),

  readOne: async ({ api, step, notificationsModel, as }) => {
    const expected = notificationsModel.listOf(step.by);
    const page = await api.call(notifications.list, { as });
    const at = step.at % Math.max(1, expected.length);
    const [shown, own] = [page.notifications[at], expected[at]];
    if (!shown || !own) return;
    own.notification.isRead = true;
    await api.call(notifications.read, { as, input: { id: shown.id } });
  },
  readAll: async ({ api, community, step, as }) => {
    for (const notification of community.notifications)
      if (notification.user === step.by) notification.isRead = true;
    await api.call(notifications.readAll, { as });
  },
  mute: async ({ api, community: { muted }, step, as }) => {
    if (!muted.delete(step.by)) muted.add(step.by);
    const supportNotifications = !muted.has(step.by);
    await api.call(notifications.updatePreferences, { as, input: { supportNotifications } });
  },
};

/** Does one step through the API and in the model. What the model forbids, the API must refuse with the same code. */
export const perform = (api: Api, community: Community, step: Step): Promise<void> =>
  acts[step.kind](sceneOf(api, community, step));
