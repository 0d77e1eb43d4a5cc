import { beforeEach, expect, test } from 'vitest';
import { applyTextSize, chooseTextSize, storedTextSize } from './text-size.ts';

beforeEach(() => localStorage.clear());

const shown = () => document.documentElement.dataset.textSize;

test('the text has the browser’s size until somebody chooses another one, and again after that', () => {
  expect(storedTextSize()).toBe('normal');
  chooseTextSize('larger');
  expect([shown(), storedTextSize()]).toEqual(['larger', 'larger']);
  chooseTextSize('normal');
  expect([shown(), storedTextSize()]).toEqual([undefined, 'normal']);
});

test('an unknown stored text size counts as none', () => {
  localStorage.setItem('halved_text_size', 'huge');
  applyTextSize(storedTextSize());
  expect(shown()).toBeUndefined();
});
