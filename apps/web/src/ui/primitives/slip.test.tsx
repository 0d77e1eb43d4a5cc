import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Chip, Words } from './slip.tsx';

afterEach(cleanup);

test.each([
  ['the line breaks of a text', 'One\ntwo\n\nthree\n\n\nfour', 'One\ntwo\n\nthree\n\n\nfour'],
  ['two of many blank lines', `One${'\n'.repeat(200)}two`, 'One\n\n\ntwo'],
  ['two of many lines of spaces', `One\n${' \u00a0\n'.repeat(200)}two`, 'One\n\n\ntwo'],
])('people’s words show %s', (_, text, shown) => {
  render(<Words>{text}</Words>);
  expect(screen.getByText(/One/).textContent).toBe(shown);
});

test('small facts in one line are read as separate words: Firefox takes a line of flex containers for one word', () => {
  render(
    <>
      <Chip>Being shared</Chip>
      <Chip>14 felt this</Chip>
    </>,
  );
  for (const text of ['Being shared', '14 felt this']) {
    const block = screen.getByText(text).closest('.inline-block');
    expect(block?.textContent).toBe(text);
  }
});
