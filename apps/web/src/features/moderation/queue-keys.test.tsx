import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { queueKeys, useQueueKeys } from './queue-keys.ts';

beforeAll(prepareTexts);
afterEach(cleanup);

function Queue({ onApprove }: { onApprove: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list);
  return (
    <div ref={list}>
      {['first', 'second', 'third'].map((name) => (
        <article key={name} data-case tabIndex={-1} aria-label={name}>
          <button type="button" aria-keyshortcuts={queueKeys.approve} onClick={onApprove}>
            Approve
          </button>
        </article>
      ))}
    </div>
  );
}

const press = (key: string, repeat = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat });

test('a held key moves on from item to item, but presses a button only once', () => {
  const onApprove = vi.fn();
  renderApp(<Queue onApprove={onApprove} />);
  press('j');
  press('j', true);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'second' }));
  press('a');
  press('a', true);
  expect(onApprove).toHaveBeenCalledOnce();
});
