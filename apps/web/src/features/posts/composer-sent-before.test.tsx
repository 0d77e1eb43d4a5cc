import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeDraft } from '../../lib/writing/drafts.ts';
import { removeSentDrafts } from '../../lib/writing/sent-drafts.ts';
import { data, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Composer } from './composer.tsx';

const me = aUser();

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a post that waited on this device and was sent before its form had loaded', () => {
  const key = '0b4d2c8e-6f1a-4c39-9d0e-1a2b3c4d5e6f';
  const form = (takeFocus: boolean) => {
    const onClose = vi.fn();
    const view = renderApp(<Composer user={me} takeFocus={takeFocus} onClose={onClose} />, { user: me });
    return { onClose, close: view.unmount };
  };
  beforeEach(() => {
    stubApi({ 'GET /api/posts/prompts': () => data({ prompts: [] }) });
    writeDraft(
      me.id,
      'worry',
      JSON.stringify({ values: { shortContent: 'Rent.' }, attempt: { key, body: '' } }),
    );
    removeSentDrafts(me.id, key, () => true);
  });

  test('closes the form that was left open, once', () => {
    const { onClose, close } = form(false);
    expect(onClose).toHaveBeenCalledOnce();
    close();
    expect(form(false).onClose).not.toHaveBeenCalled();
  });

  test('does not close a form that somebody has opened for other words', () => {
    expect(form(true).onClose).not.toHaveBeenCalled();
  });

  test('does not close a form with other words', () => {
    writeDraft(me.id, 'worry', JSON.stringify({ values: { shortContent: 'And the heating.' } }));
    const { onClose } = form(false);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Your worry')).toHaveProperty('value', 'And the heating.');
  });
});
