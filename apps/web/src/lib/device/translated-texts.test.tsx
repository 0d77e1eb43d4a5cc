import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allowTranslation } from './translated-texts.ts';

beforeAll(allowTranslation);
afterEach(cleanup);

const fontOf = (text: Text): HTMLElement => {
  const font = document.createElement('font');
  font.textContent = `«${text.data}»`;
  return font;
};

/** How translators put an element in the place of a text. */
const ways: Record<string, (text: Text) => void> = {
  'by one replacement': (text) => text.replaceWith(fontOf(text)),
  'by an insertion before it and its removal': (text) => {
    text.before(fontOf(text));
    text.remove();
  },
  'by an insertion after it and its removal': (text) => {
    text.after(fontOf(text));
    text.remove();
  },
  'by moving it into the element': (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
    text.data = `«${text.data}»`;
  },
};

interface State {
  busy?: boolean;
  likes?: number;
  warned?: boolean;
}
const Post = ({ busy = false, likes = 1, warned = false }: State) => (
  <p>
    {warned && <b>Careful</b>}
    {busy ? 'Sending' : <i>Send</i>} {likes} likes
  </p>
);

const translateAll = async (root: Element, replace: (text: Text) => void) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  texts.filter(({ data }) => data.trim()).forEach(replace);
  await Promise.resolve();
};

describe.each(Object.entries(ways))('a text that is translated %s', (_, replace) => {
  const show = async (state: State) => {
    const { container, rerender, unmount } = render(<Post {...state} />);
    await translateAll(container, replace);
    const next = async (later: State) => {
      rerender(<Post {...later} />);
      await Promise.resolve();
      return container.textContent;
    };
    return { container, next, unmount };
  };

  test('goes with its translation', async () => {
    const { container, next } = await show({ busy: true });
    expect(container.textContent).toBe('«Sending» «1»« likes»');
    expect(await next({ busy: false })).toBe('Send «1»« likes»');
  });

  test('lets elements come before its translation', async () => {
    const { next } = await show({ busy: true });
    expect(await next({ busy: true, warned: true })).toBe('Careful«Sending» «1»« likes»');
  });

  test('is shown again when it changes', async () => {
    const { container, next } = await show({ likes: 1 });
    expect(await next({ likes: 2 })).toBe('«Send» 2« likes»');
    await translateAll(container, replace);
    expect(await next({ likes: 3 })).toMatch(/ 3«/);
  });

  test('goes with the page', async () => {
    const { container, unmount } = await show({ busy: true });
    unmount();
    expect(container.textContent).toBe('');
  });
});

test('a text that was taken away without a trace breaks nothing', () => {
  const { container, rerender } = render(<Post busy />);
  container.querySelector('p')?.firstChild?.remove();
  rerender(<Post busy warned />);
  expect(container.textContent).toBe(' 1 likesCareful');
  rerender(<Post />);
  expect(container.textContent).toContain('Send');
});

test('an element that a blocker of advertisements has removed breaks nothing', async () => {
  const { container, rerender } = render(<Post warned />);
  for (const element of container.querySelectorAll('b, i')) element.remove();
  await Promise.resolve();
  rerender(<Post />);
  expect(container.textContent).toBe(' 1 likes');
  rerender(<Post warned />);
  expect(container.textContent).toContain('Careful');
  rerender(<Post busy />);
  expect(container.textContent).toContain('Sending');
});

test('a node that was never in an element still cannot be removed from it', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow('not a child');
});
