import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { Popover, stepTo } from './popover.tsx';

afterEach(cleanup);

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('the key %s leads from item %i of %3$i to %4$s', (key, at, count, next) => {
  expect(stepTo(key, at, count)).toBe(next);
});

describe('a popover', () => {
  const open = () =>
    render(
      <>
        <Popover label="News" trigger="!" triggerClassName="" panelLabel="What is new" panelClassName="">
          {(close) => (
            <>
              <a href="#one">One</a>
              <button type="button" onClick={close}>
                Two
              </button>
            </>
          )}
        </Popover>
        <a href="#after">After</a>
      </>,
    );
  const button = () => screen.getByRole('button', { name: 'News' });
  const panel = () => screen.queryByRole('dialog', { name: 'What is new' });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('is opened and closed by its button, which announces its state', () => {
    open();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(button().getAttribute('aria-controls')).toBe(panel()?.id);
    expect(document.activeElement).toBe(panel());
    fireEvent.click(button());
    expect(panel()).toBeNull();
  });

  it('is navigated with the arrow keys', () => {
    open();
    button().focus();
    press('ArrowDown');
    const names = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'Home'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(names).toEqual(['One', 'Two', 'One', 'Two', 'One']);
  });

  it('returns the focus to its button at Escape, and when its content closes it', () => {
    open();
    for (const close of [() => press('Escape'), () => fireEvent.click(screen.getByText('Two'))]) {
      fireEvent.click(button());
      press('ArrowDown');
      close();
      expect(panel()).toBeNull();
      expect(document.activeElement).toBe(button());
    }
  });

  it('closes when something outside is pressed or takes the focus', () => {
    open();
    for (const leave of [
      () => fireEvent.pointerDown(screen.getByText('After')),
      () => screen.getByText('After').focus(),
    ]) {
      fireEvent.click(button());
      expect(panel()).not.toBeNull();
      act(leave);
      expect(panel()).toBeNull();
    }
  });
});
