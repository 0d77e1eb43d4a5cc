import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@halved/shared/contract';
import { AccountExport } from '@halved/shared/contract/account-export';
import { isFields } from '@halved/shared/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { examineCounters } from '../../jobs/counter-queries.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { beyondColumns, personalData } from '../../testing/personal-data.ts';
import { aboutNoMember } from '../../testing/personal-data-reasons.ts';
import { tracesBelow, tracesIn } from '../../testing/traces.ts';
import { liveALife } from '../../testing/whole-life.ts';
import { exportedTexts } from '../../testing/whole-life-words.ts';

const { auth, comments, moderation, posts } = contract;

let api: Api;
const dataDir = mkdtempSync(join(tmpdir(), 'halved-traces-'));
beforeAll(async () => {
  api = await startApi({ variables: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await api.stop();
  rmSync(dataDir, { recursive: true });
});

/** The paths of all values in a JSON schema, such as `worries.shortContent`. */
function pathsIn(node: unknown, path = ''): string[] {
  if (!isFields(node)) return [];
  if (Array.isArray(node.anyOf)) return pathsIn(node.anyOf[0], path);
  if (isFields(node.properties)) {
    return Object.entries(node.properties).flatMap(([name, inner]) =>
      pathsIn(inner, path ? `${path}.${name}` : name),
    );
  }
  return node.type === 'array' && isFields(node.items) && isFields(node.items.properties)
    ? pathsIn(node.items, path)
    : [path];
}

/** Whether a document has a value at a path, in any item of the lists on the way. */
function has(document: unknown, [name, ...rest]: string[]): boolean {
  if (Array.isArray(document))
    return document.some((item) => has(item, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return document !== null && document !== undefined;
  return isFields(document) && has(document[name], rest);
}

const exported = Object.values(personalData)
  .flatMap((columns) => Object.values(columns))
  .filter((path) => typeof path === 'string');

describe('every column about a member', () => {
  it('is exported, or left out for a stated reason', async () => {
    const { rows } = await api.pool.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    const held = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
    const listed = Object.entries(personalData).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    expect(listed.sort(), 'the columns in testing/personal-data.ts').toEqual(held.sort());
  });

  it('has its field in the export, which has no other fields', () => {
    const paths = pathsIn(z.toJSONSchema(AccountExport, { metadata: z.registry<{ id?: string }>() }));
    const listed = [...new Set([...exported, ...beyondColumns])].sort();
    expect(paths.sort(), 'the fields of shared/src/contract/account-export.ts').toEqual(listed);
  });
});

describe('a member who used every feature', () => {
  let life: Awaited<ReturnType<typeof liveALife>>;
  beforeAll(async () => {
    life = await liveALife(api);
  });

  it('exports all their data, and nothing of others that they may not see', async () => {
    const data = await api.call(auth.exportAccount, { as: life.me });
    for (const path of [...exported, ...beyondColumns])
      expect(has(data, path.split('.')), `${path} of the member of testing/whole-life.ts`).toBe(true);
    const text = JSON.stringify(data);
    for (const own of exportedTexts) expect(text).toContain(own);
    for (const others of ['An answer.', 'Me too.', 'I worry that I said too much.', '@example.org'])
      expect(text.replaceAll('Wabi.Sabi@Example.org', '')).not.toContain(others);
  });

  it('leaves a trace in every table that is about people, and in the mail', async () => {
    const traces = await tracesIn(api, life.words);
    const isOfPeople = ([, columns]: [string, object]) =>
      Object.values(columns).some((path) => path !== aboutNoMember);
    const tables = Object.entries(personalData).filter(isOfPeople);
    const inTables = Object.keys(traces).sort();
    expect(inTables, 'the tables with rows of testing/whole-life.ts').toEqual(
      tables.map(([table]) => table).sort(),
    );
    expect(tracesBelow(dataDir, life.words)).toHaveLength(1);
  });

  it('leaves no trace after deletion, and others keep their rows', async () => {
    const { friend, me, remark, shared, stranger, theirs, withAnswer } = life;
    await api.call(auth.deleteAccount, { as: me, input: { password } });
    await sendMail(api.services);
    expect(await tracesIn(api, life.words)).toEqual({});
    expect(tracesBelow(dataDir, life.words)).toEqual([]);
    expect(await examineCounters(api, { fix: false })).toEqual([]);
    const page = await api.call(comments.list, { as: friend, input: { postId: theirs.id } });
    expect(page.comments).toMatchObject([
      { id: withAnswer.id, content: '', user: null, userId: null, isDeleted: true, replyCount: 1 },
      { id: remark.id, content: 'An answer.', userId: friend.id, replyCount: 0 },
    ]);
    expect(await api.call(posts.get, { input: { id: theirs.id } })).toMatchObject({
      likesCount: 0,
      commentsCount: 1,
    });
    const behind = 'select actor_id from notification_actors where notification_id = notifications.id';
    const stored = await api.pool.query(`select id, array(${behind}) as behind from notifications`);
    expect(stored.rows).toContainEqual({ id: shared, behind: [stranger.id] });
    expect(stored.rows).not.toContainEqual({ id: expect.any(String), behind: [] });
    const { rows } = await api.pool.query(
      'select actor_id, action, subject_id, details from audit_log order by id',
    );
    expect(rows).toEqual([
      { actor_id: expect.any(String), action: 'post.approve', subject_id: null, details: {} },
      { actor_id: stranger.id, action: 'user.suspend', subject_id: null, details: {} },
      { actor_id: null, action: 'user.suspend', subject_id: stranger.id, details: { by: 'admin' } },
      { actor_id: stranger.id, action: 'post.reject', subject_id: null, details: {} },
      { actor_id: null, action: 'comment.approve', subject_id: stranger.id, details: {} },
    ]);
  });
});

it('the deletion of an account erases a moderator’s note about a post that was deleted earlier', async () => {
  const note = 'They live in Petrichor Street.';
  const me = await api.aMember();
  const moderator = await api.aMember({ role: 'moderator' });
  const shortContent = 'You are a disgusting piece of shit, go to hell you fucking idiot';
  const { id } = await api.call(posts.create, {
    as: me,
    input: { shortContent, worryPrompt: 'I worry that …', privacyLevel: 'public' },
  });
  const decision = { kind: 'post', id, decision: 'reject', note } as const;
  await api.call(moderation.decide, { as: moderator, input: decision });
  await api.call(posts.remove, { as: me, input: { id } });
  await api.call(auth.deleteAccount, { as: me, input: { password } });
  expect(await tracesIn(api, [note, me.id])).toEqual({});
});

it('an account is deleted even if the file of one of its mails cannot be', async () => {
  const as = await api.aMember();
  mkdirSync(join(dataDir, 'mail', `${as.id}_stuck.eml`), { recursive: true });
  await api.call(auth.deleteAccount, { as, input: { password } });
  const { rows } = await api.pool.query('select 1 from users where id = $1', [as.id]);
  expect(rows).toEqual([]);
});
