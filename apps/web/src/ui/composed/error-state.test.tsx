import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Skeleton } from '../primitives/skeleton.tsx';
import { ErrorState } from './error-state.tsx';

afterEach(cleanup);

describe('an error', () => {
  type State = 'failed' | 'loading' | 'there';
  const failure = (
    <ErrorState message="Failed to load posts" retryLabel="Try Again" onRetry={() => undefined} />
  );
  const part = (state: State, content: ReactNode) => (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <section aria-label="Posts">
        {state === 'failed' && failure}
        {state === 'loading' && <Skeleton label="Loading" />}
        {state === 'there' && content}
      </section>
    </main>
  );
  const retry = () => {
    const button = screen.getByRole('button', { name: 'Try Again' });
    button.focus();
    fireEvent.click(button);
  };
  /** Renders a part that has failed, tries again, and shows what `then` brings. */
  const open = (content: ReactNode) => {
    const { rerender } = render(part('failed', content));
    retry();
    return async (state: State) => {
      rerender(part(state, content));
      await Promise.resolve();
      return document.activeElement;
    };
  };

  it('is announced at once and offers to try again', () => {
    const tryAgain = vi.fn();
    render(<ErrorState message="Failed to load posts" retryLabel="Try Again" onRetry={tryAgain} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to load posts');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(tryAgain).toHaveBeenCalledOnce();
  });
  it('passes the focus of its button to its place while that loads, and to what comes there', async () => {
    const become = open(<h2>Your numbers</h2>);
    expect(await become('loading')).toBe(screen.getByRole('region', { name: 'Posts' }));
    expect(await become('there')).toBe(screen.getByRole('heading', { name: 'Your numbers' }));
  });
  it('passes the focus of its button back to it when the retry fails', async () => {
    const become = open(null);
    await become('loading');
    expect(await become('failed')).toBe(screen.getByRole('button', { name: 'Try Again' }));
  });
  it('leaves the focus to somebody who has moved it meanwhile', async () => {
    const become = open(<h2>Your numbers</h2>);
    await become('loading');
    screen.getByRole('heading', { name: 'Page' }).focus();
    expect(await become('there')).toBe(screen.getByRole('heading', { name: 'Page' }));
  });
  it('at the end of a list passes the focus to the first entry that comes', async () => {
    const list = (names: string[], failed: boolean) => (
      <main>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {failed && failure}
      </main>
    );
    const { rerender } = render(list(['One'], true));
    retry();
    rerender(list(['One', 'Two'], false));
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('Two');
  });
});
