import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchSteps } from './history-steps.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { leavePage } from './leave-page.ts';

function Form({ active }: { active: boolean }) {
  const { isAsking, stay, leave } = useLeaveGuard(active);
  return (
    <>
      <output>{useLocation().pathname}</output>
      {['/feed', '/help', '/here'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <a href="https://example.org/" onClick={(event) => event.preventDefault()}>
        elsewhere
      </a>
      {isAsking && (
        <>
          <button type="button" onClick={stay}>
            stay
          </button>
          <button type="button" onClick={leave}>
            leave
          </button>
        </>
      )}
    </>
  );
}

const open = (active = true) => {
  history.replaceState(null, '', '/here');
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Form active={active} />
    </MemoryRouter>,
  );
};
const click = (name: string, init: MouseEventInit = {}) =>
  fireEvent.click(screen.getByText(name, { selector: 'a, button' }), init);
const path = () => screen.getByRole('status').textContent;
const isAsking = () => screen.queryByText('leave') !== null;
/** Whether the browser would ask before the page unloads. */
const warns = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  cleanup();
  document.body.hidden = false;
});

describe('a form with unsaved changes', () => {
  it('asks before a link is followed, and then stays or leaves', () => {
    open();
    click('/feed');
    expect([path(), isAsking()]).toEqual(['/here', true]);
    click('stay');
    expect([path(), isAsking()]).toEqual(['/here', false]);
    click('/feed');
    click('leave');
    expect([path(), isAsking()]).toEqual(['/feed', false]);
  });

  it('makes the browser ask before a reload, but not after somebody has chosen to leave', () => {
    open();
    expect(warns()).toBe(true);
    click('/feed');
    click('leave');
    expect(warns()).toBe(false);
  });

  it('asks before a shortcut or a button leaves the page', () => {
    const leave = vi.fn();
    open();
    act(() => leavePage(leave));
    expect([isAsking(), leave.mock.calls.length]).toEqual([true, 0]);
    click('stay');
    act(() => leavePage(leave));
    expect(leave).not.toHaveBeenCalled();
    click('leave');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('never delays the link to help or leaving quickly', () => {
    open();
    click('/help');
    expect(path()).toBe('/help');
    document.body.hidden = true;
    expect(warns()).toBe(false);
  });

  it('does not ask about another tab, another site or the same page', () => {
    open();
    click('/feed', { ctrlKey: true });
    click('elsewhere');
    click('/here');
    expect(isAsking()).toBe(false);
  });
});

describe('a form with unsaved changes, in a browser without the Navigation API', () => {
  const openBehindFeed = () => {
    watchSteps();
    history.replaceState(null, '', '/feed');
    history.pushState({ idx: 1, key: 'form', usr: null }, '', '/here');
    render(
      <BrowserRouter>
        <Form active={true} />
      </BrowserRouter>,
    );
  };

  it('asks before a step back, and the person stays or leaves as they answer', async () => {
    expect(window.navigation).toBeUndefined();
    openBehindFeed();
    for (const answer of ['stay', 'leave']) {
      history.back();
      await screen.findByText(answer);
      expect([path(), location.pathname]).toEqual(['/here', '/here']);
      expect(history.state).toMatchObject({ key: 'form' });
      click(answer);
    }
    await waitFor(() => expect([path(), location.pathname, isAsking()]).toEqual(['/feed', '/feed', false]));
  });

  it('does not ask before a step back from one of its anchors', async () => {
    openBehindFeed();
    history.pushState({ idx: 2, key: 'anchor', usr: null }, '', '/here#anchor');
    history.back();
    await waitFor(() => expect(location.hash).toBe(''));
    expect(isAsking()).toBe(false);
  });
});

describe('a form without unsaved changes', () => {
  it('is left without a question', () => {
    open(false);
    expect(warns()).toBe(false);
    const leave = vi.fn();
    leavePage(leave);
    expect(leave).toHaveBeenCalledOnce();
    click('/feed');
    expect(path()).toBe('/feed');
  });
});
