import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDraft } from '../../lib/writing/drafts.ts';
import { endUnsent, unsentWords } from '../../lib/writing/unsent-words.ts';
import { refusal } from '../../testing/api.ts';
import { prepareTexts } from '../../testing/render.tsx';
import { box, create, me, open, post, submit, type } from '../../testing/thread-scene.tsx';
import { draftOf } from './comment-drafts.ts';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the words for a worry that is gone are shown until they were read, because its page will soon have no form', async () => {
  await open({ [create]: () => refusal(404, 'NOT_FOUND', 'This post is not here any more.') });
  type(box(), ' I am here. ');
  fireEvent.click(submit());
  const shown = [{ words: 'I am here.', reason: 'This post is not here any more.' }];
  await waitFor(() => expect(unsentWords.get()).toMatchObject(shown));
  expect(readDraft(me.id, draftOf(post.id))).toContain('I am here.');
  act(endUnsent);
  expect(unsentWords.get()).toEqual([]);
  expect(readDraft(me.id, draftOf(post.id))).toBeNull();
});
