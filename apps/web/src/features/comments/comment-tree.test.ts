import type { ThreadedComment } from '@halved/shared/contract/comments';
import { expect, test } from 'vitest';
import { aComment, aThread, aUser } from '../../testing/factories.ts';
import { draftOf } from './comment-drafts.ts';
import {
  type Change,
  changesFor,
  type Entry,
  fromTheFirst,
  inOrder,
  isPending,
  parentOf,
  toNode,
  withChanges,
} from './comment-tree.ts';
import { pendingComment } from './pending-comment.ts';

const me = aUser();
const noon = new Date('2026-11-20T12:00:00.000Z');
const timeAt = (minute: number) => `2026-11-20T11:${String(minute).padStart(2, '0')}:00.000Z`;

const accepted = (change: Change): Entry => ({ key: 'k', state: 'done', change });
const sending = (change: Change): Entry => ({ key: 'k', state: 'sending', change });
const added = (comment: ReturnType<typeof aComment>) => accepted({ kind: 'add', comment });
const removed = (id: string) => accepted({ kind: 'remove', id });
/** Writes a tree of comments as 'a(b c(d))', with * for a stub. */
const outline = (nodes: readonly ThreadedComment[]): string =>
  nodes
    .map(({ content, isDeleted, replies }) => {
      const name = isDeleted ? '*' : content;
      return replies.length > 0 ? `${name}(${outline(replies)})` : name;
    })
    .join(' ');

const leaf = (content: string, minute = 0) => aThread({ content, createdAt: timeAt(minute) });

test('comments appear once, oldest first, with those being sent last', () => {
  const b = leaf('b', 2);
  const pending = toNode(
    pendingComment({ postId: 'p', content: 'mine', parent: null }, me, 'k', new Date(0)),
  );
  expect(outline(inOrder([b, pending, leaf('a', 1), b, leaf('c', 3)]))).toBe('a b c mine');
});

test('a new comment is last, and is not doubled once the server returns it', () => {
  const comment = aComment({ content: 'new', createdAt: timeAt(9) });
  expect(outline(withChanges([leaf('a')], [added(comment)]))).toBe('a new');
  expect(outline(withChanges([leaf('a'), toNode(comment)], [added(comment)]))).toBe('a new');
});

test('a reply is placed under its comment at any depth, and counted there', () => {
  const b = leaf('b');
  const a = aThread({ content: 'a' }, [b]);
  const reply = aComment({ content: 'new', parentCommentId: b.id, createdAt: timeAt(9) });
  const [root] = withChanges([a], [added(reply)]);
  expect(root && outline([root])).toBe('a(b(new))');
  expect(root?.replies[0]?.replyCount).toBe(1);
});

test('a reply to the deepest level joins its siblings', () => {
  const deepest = aComment({ depth: 4, parentCommentId: 'third' });
  expect(parentOf(deepest)).toBe('third');
  expect(parentOf(aComment({ depth: 3, id: 'third' }))).toBe('third');
  const newReply = { postId: 'p', content: ' Me too.\n', parent: deepest };
  expect(pendingComment(newReply, me, 'k', noon)).toMatchObject({
    content: 'Me too.',
    parentCommentId: 'third',
    depth: 4,
    user: { username: me.username },
  });
});

test('changes under one comment leave the list of another alone', () => {
  const onTop = aComment({ content: 'top' });
  const underX = aComment({ content: 'new', parentCommentId: 'x' });
  expect(outline(withChanges([leaf('a')], [added(onTop), added(underX)], 'x'))).toContain('new');
  expect(outline(withChanges([leaf('a')], [added(onTop), added(underX)], 'x'))).not.toContain('top');
});

test('a deleted comment disappears, or leaves an empty stub if it has replies', () => {
  const a = leaf('a');
  const b = aThread({ content: 'b' }, [leaf('c')]);
  expect(outline(withChanges([a, b], [removed(a.id)]))).toBe('b(c)');
  const [stub] = withChanges([b], [removed(b.id)]);
  expect(stub && outline([stub])).toBe('*(c)');
  expect(stub).toMatchObject({ content: '', user: null, userId: null });
});

test('a deleted comment whose replies were not loaded leaves a stub too', () => {
  const a = aThread({ content: 'a', repliesCursor: fromTheFirst });
  expect(outline(withChanges([a], [removed(a.id)]))).toBe('*');
});

test('a stub disappears with its last reply', () => {
  const c = leaf('c');
  const stub = aThread({ content: '', user: null, isDeleted: true }, [c]);
  expect(outline(withChanges([stub, leaf('d')], [removed(c.id)]))).toBe('d');
});

test('an edit shows at once, but newer data from the server wins over it', () => {
  const a = aThread({ content: 'a', updatedAt: timeAt(5) }, [leaf('b')]);
  const change = (minute: number): Change => ({
    kind: 'edit',
    comment: { ...a, content: 'changed', moderationStatus: 'pending', updatedAt: timeAt(minute) },
  });
  expect(outline(withChanges([a], [sending(change(1))]))).toBe('changed(b)');
  expect(outline(withChanges([a], [accepted(change(6))]))).toBe('changed(b)');
  expect(outline(withChanges([a], [accepted(change(5))]))).toBe('a(b)');
  expect(withChanges([a], [accepted(change(6))])[0]?.moderationStatus).toBe('pending');
});

test('a refused change is left out, and the comments are as before', () => {
  const a = leaf('a');
  const pending = pendingComment({ postId: 'p', content: 'mine', parent: a }, me, 'k', noon);
  const before = [a];
  const [withPending] = withChanges(before, [sending({ kind: 'add', comment: pending })]);
  expect(withPending?.replies.map(isPending)).toEqual([true]);
  expect(withChanges(before, [])).toEqual(before);
  expect(a.replies).toEqual([]);
});

test('a comment written, edited and deleted in one visit leaves nothing', () => {
  const comment = aComment({ content: 'new', createdAt: timeAt(9) });
  const entries = [
    added(comment),
    accepted({ kind: 'edit', comment: { ...comment, content: 'newer', updatedAt: timeAt(30) } }),
    removed(comment.id),
  ];
  expect(outline(withChanges([leaf('a')], entries.slice(0, 2)))).toBe('a newer');
  expect(outline(withChanges([leaf('a')], entries))).toBe('a');
});

test('a comment depends on the changes to it and below it, and on the answer that its form sends', () => {
  const reply = leaf('b');
  const node = aThread({ content: 'a' }, [reply]);
  const below = added(aComment({ parentCommentId: reply.id }));
  const ofItself: Entry = sending({ kind: 'edit', comment: node });
  // An answer to a comment of the deepest level is placed beside it.
  const beside: Entry = { ...added(aComment({ parentCommentId: 'third' })), draft: draftOf('p', reply.id) };
  const entries = [below, ofItself, removed(reply.id), beside];
  expect(changesFor(node, [added(aComment()), ...entries, removed('other')])).toEqual(entries);
});

test('changes elsewhere leave a comment as it is, unless they may be to its replies that are not loaded', () => {
  const elsewhere = [added(aComment()), removed('other')];
  const node = aThread({}, [leaf('b')]);
  expect(changesFor(node, elsewhere)).toBe(changesFor(node, []));
  const waiting = aThread({}, [{ ...leaf('b'), repliesCursor: fromTheFirst }]);
  expect(changesFor(waiting, elsewhere)).toEqual(elsewhere);
});
