import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useLeaveGuard } from './leave-guard.ts';

function Form({ active }: { active: boolean }) {
  const { asked, stay, leave } = useLeaveGuard(active);
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
      {asked && (
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
const click = (name: string, how: MouseEventInit = {}) =>
  fireEvent.click(screen.getByText(name, { selector: 'a, button' }), how);
const where = () => screen.getByRole('status').textContent;
const asked = () => screen.queryByText('leave') !== null;
/** Whether the browser would ask before the page unloads. */
const warns = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  cleanup();
  document.body.hidden = false;
});

describe('whoever leaves with something unsaved', () => {
  it('is asked before a link is followed, and stays or goes by their answer', () => {
    open();
    click('/feed');
    expect([where(), asked()]).toEqual(['/here', true]);
    click('stay');
    expect([where(), asked()]).toEqual(['/here', false]);
    click('/feed');
    click('leave');
    expect([where(), asked()]).toEqual(['/feed', false]);
  });

  it('is asked by the browser before a reload, but not once they chose to go', () => {
    open();
    expect(warns()).toBe(true);
    click('/feed');
    click('leave');
    expect(warns()).toBe(false);
  });

  it('is never held up on the way to help, or when leaving quickly', () => {
    open();
    click('/help');
    expect(where()).toBe('/help');
    document.body.hidden = true;
    expect(warns()).toBe(false);
  });

  it('is not asked about another tab, another site or this very page', () => {
    open();
    click('/feed', { ctrlKey: true });
    click('elsewhere');
    click('/here');
    expect(asked()).toBe(false);
  });
});

describe('whoever leaves with everything saved', () => {
  it('goes without a question', () => {
    open(false);
    expect(warns()).toBe(false);
    click('/feed');
    expect(where()).toBe('/feed');
  });
});
