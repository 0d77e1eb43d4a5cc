import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreStrayClicks, repeatMs } from './stray-clicks.ts';

const pressed: string[] = [];
let stop: () => void;

/** Two rows at the same place: a press removes the first one, and the second one moves there. */
const rows = () => {
  pressed.length = 0;
  document.body.innerHTML =
    '<p>words</p><button>one</button><button>two</button><label>all <input type="checkbox" /></label>';
  for (const element of document.querySelectorAll('p, button, input'))
    element.addEventListener('click', () => pressed.push(element.textContent || 'checkbox'));
};
const element = (selector: string) => document.querySelector(selector) ?? document.body;
const [one, two] = ['button', 'button + button'];
const press = (selector: string, { at = [10, 10], detail = 1 } = {}) =>
  fireEvent.click(element(selector), { detail, clientX: at[0], clientY: at[1] });

beforeEach(() => {
  rows();
  stop = ignoreStrayClicks();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('a repeated click does nothing with a control that came under the pointer, also the third time', () => {
  press(one);
  press(two);
  press(two);
  expect(pressed).toEqual(['one']);
});

test('a repeated click counts for the same control', () => {
  press(one);
  press(one);
  expect(pressed).toEqual(['one', 'one']);
});

test('a click elsewhere counts at once', () => {
  press(one);
  press(two, { at: [10, 22] });
  expect(pressed).toEqual(['one', 'two']);
});

test('a click after the page was scrolled counts', () => {
  press(one);
  fireEvent.scroll(document);
  press(two);
  expect(pressed).toEqual(['one', 'two']);
});

test('a click after a click on words counts', () => {
  press('p');
  press(one);
  expect(pressed).toEqual(['words', 'one']);
});

test('a click from a key counts', () => {
  press(one);
  press(two, { detail: 0 });
  expect(pressed).toEqual(['one', 'two']);
});

test('a click on a label reaches its field', () => {
  press('label');
  expect(element('input')).toHaveProperty('checked', true);
});

test('a click at the same place counts a moment later', () => {
  const times = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  times.mockReturnValue(0);
  press(one);
  times.mockReturnValue(repeatMs);
  press(two);
  expect(pressed).toEqual(['one', 'two']);
});
