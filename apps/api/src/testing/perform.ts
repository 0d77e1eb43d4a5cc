import { contract } from '@halved/shared/contract';
import type { Community, Remark, Worry } from './community.ts';
import { tie, unheard } from './community.ts';
import type { Api } from './harness.ts';
import { decide, hold, report } from './perform-judging.ts';
import { reopen, resolve } from './perform-resolving.ts';
import { depthOf } from './remarks-model.ts';
import { hidden, ownRemark, ownWorry, type Scene, sceneOf } from './scene.ts';
import type { Step } from './steps.ts';

const { comments, likes, notifications, posts, users } = contract;
const deepest = 4;

const toPerson =
  (
    operation: (typeof users)['follow' | 'unfollow' | 'block' | 'unblock'],
    isHidden: (scene: Scene) => boolean,
    change: (scene: Scene, there: string, back: string) => Promise<void> | void,
  ) =>
  async (scene: Scene): Promise<void> => {
    const { step, other, them, call } = scene;
    const refusal = other === step.by ? 'CONFLICT' : hidden(!isHidden(scene));
    const done = await call(operation, { username: them?.username ?? '' }, refusal);
    if (done) await change(scene, tie(step.by, other), tie(other, step.by));
  };

const isApart = ({ model, step, other }: Scene) => model.apart(step.by, other);
const isBlocked = ({ model, step, other }: Scene) => model.hasBlocked(other, step.by);

const toWorry =
  (act: (scene: Scene, worry: Worry) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    if (scene.worry) await act(scene, scene.worry);
  };

const toRemark =
  (act: (scene: Scene, remark: Remark) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    if (scene.remark) await act(scene, scene.remark);
  };

const drop = <Item>(list: Item[], item: Item) => list.splice(list.indexOf(item), 1);

/** Removes a comment and the stubs above it that have no other reply. */
function takeAway({ community, talk }: Scene, remark: Remark): void {
  for (let gone: Remark | null = remark; gone; ) {
    drop(community.remarks, gone);
    const above: Remark | null = gone.parent;
    gone = above && above.author === null && talk.answersTo(above).length === 0 ? above : null;
  }
}

const acts: Record<Step['kind'], (scene: Scene) => Promise<void>> = {
  like: toWorry(async ({ step, model, told, as, call, madeAt }, worry) => {
    if (!(await call(likes.like, { postId: worry.id }, hidden(model.sees(step.by, worry))))) return;
    if (!worry.likes.has(step.by)) told.liked(step.by, worry);
    worry.likes.set(step.by, await madeAt('likes', as?.id, worry.id));
  }),
  unlike: toWorry(async ({ step, model, told, call }, worry) => {
    if (!(await call(likes.unlike, { postId: worry.id }, hidden(model.sees(step.by, worry))))) return;
    if (worry.likes.delete(step.by)) told.unliked(step.by, worry);
  }),

  follow: toPerson(users.follow, isApart, async (scene, there) => {
    const { community, told, step, other, as, them, madeAt } = scene;
    if (!community.follows.has(there)) told.followed(step.by, other);
    community.follows.set(there, await madeAt('follows', as?.id, them?.id));
  }),
  unfollow: toPerson(users.unfollow, isApart, ({ community, told, step, other }, there) => {
    if (community.follows.delete(there)) told.unfollowed(step.by, other);
  }),
  block: toPerson(users.block, isBlocked, async (scene, there, back) => {
    const { community, told, step, other, as, them, madeAt } = scene;
    community.blocks.set(there, await madeAt('blocks', as?.id, them?.id));
    if (community.follows.delete(there)) told.unfollowed(step.by, other);
    if (community.follows.delete(back)) told.unfollowed(other, step.by);
  }),
  unblock: toPerson(users.unblock, isBlocked, ({ community }, there) => {
    community.blocks.delete(there);
  }),

  comment: toWorry(async ({ community, step, talk, told, above, call }, worry) => {
    const refusal = () => {
      if (!talk.reaches(step.by, worry)) return 'NOT_FOUND';
      if (!worry.commentsEnabled) return 'COMMENTS_DISABLED';
      const isSound = !above || (above.worry === worry && talk.sees(step.by, above));
      return isSound ? null : 'VALIDATION_FAILED';
    };
    // Repeated words would be held.
    const content = `${step.by} on ${step.at}, ${community.said++}`;
    const input = { postId: worry.id, content, ...(above && { parentCommentId: above.id }) };
    const made = await call(comments.create, input, refusal());
    if (!made) return;
    const parent = above && depthOf(above) === deepest ? above.parent : (above ?? null);
    const remark: Remark = {
      id: made.id,
      worry,
      author: step.by,
      parent,
      content,
      moderationStatus: 'approved',
      ...unheard(),
    };
    community.remarks.push(remark);
    told.commented(step.by, remark, above ?? null);
  }),
  edit: toRemark(async (scene, remark) => {
    const content = `${remark.content}, again`;
    const refusal = ownRemark(scene, remark) ?? (remark.parent ? 'REPLY_NOT_EDITABLE' : null);
    if (!(await scene.call(comments.update, { id: remark.id, content }, refusal))) return;
    remark.content = content;
    remark.isChanged = true;
    scene.judged.judgedAgain(remark, true);
  }),
  delete: toRemark(async (scene, remark) => {
    if (!(await scene.call(comments.remove, { id: remark.id }, ownRemark(scene, remark)))) return;
    scene.told.silenced(remark);
    if (scene.talk.answersTo(remark).length === 0) takeAway(scene, remark);
    else Object.assign(remark, { author: null, content: '' });
  }),
  hold: toRemark(hold),
  report: toRemark(report),
  reportWorry: toWorry(report),
  outcry: async ({ api, community, step }) => {
    for (const by of community.people.keys()) {
      const scene = sceneOf(api, community, { ...step, by });
      const thing = step.under === null ? scene.remark : scene.worry;
      if (thing) await report(scene, thing);
    }
  },
  decide: toRemark(decide),
  decideWorry: toWorry(decide),

  resolve: toWorry(resolve),
  reopen: toWorry(reopen),

  hide: toWorry(async (scene, worry) => {
    const { privacyLevel } = scene.step;
    const isSame = privacyLevel === worry.privacyLevel;
    if (!(await scene.call(posts.update, { id: worry.id, privacyLevel }, ownWorry(scene, worry)))) return;
    worry.privacyLevel = privacyLevel;
    worry.isChanged = true;
    if (!isSame) scene.judged.judgedAgain(worry, false);
  }),
  share: toWorry(async (scene, worry) => {
    const input = { id: worry.id, isScheduled: false };
    const post = await scene.call(posts.update, input, ownWorry(scene, worry));
    if (post?.publishedAt) worry.publishedAt = new Date(post.publishedAt);
  }),
  remove: toWorry(async (scene, worry) => {
    const { community, call } = scene;
    if (!(await call(posts.remove, { id: worry.id }, ownWorry(scene, worry)))) return;
    drop(community.worries, worry);
    for (const line of community.told.filter((one) => one.worry === worry)) drop(community.told, line);
    for (const remark of community.remarks.filter((one) => one.worry === worry))
      drop(community.remarks, remark);
  }),

  readOne: async ({ api, step, told, as }) => {
    const found = told.found(step.by);
    const page = await api.call(notifications.list, { as });
    const at = step.at % Math.max(1, found.length);
    const [shown, mine] = [page.notifications[at], found[at]];
    if (!shown || !mine) return;
    mine.line.isRead = true;
    await api.call(notifications.read, { as, input: { id: shown.id } });
  },
  readAll: async ({ api, community, step, as }) => {
    for (const line of community.told) if (line.user === step.by) line.isRead = true;
    await api.call(notifications.readAll, { as });
  },
  mute: async ({ api, community: { muted }, step, as }) => {
    if (!muted.delete(step.by)) muted.add(step.by);
    const supportNotifications = !muted.has(step.by);
    await api.call(notifications.updatePreferences, { as, input: { supportNotifications } });
  },
};

/** Does one step through the API and in the model; the API must refuse what the model forbids, with the same code. */
export const perform = (api: Api, community: Community, step: Step): Promise<void> =>
  acts[step.kind](sceneOf(api, community, step));
