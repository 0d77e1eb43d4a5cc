import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeysInUse } from '../../lib/navigation/keys-in-use.ts';
import { isNoShortcut, moveFocus } from '../../lib/navigation/shortcuts.ts';

/** A list of worries, and what its keys do (docs/product.md §17.3). */
export interface FeedKeysProps {
  list: RefObject<HTMLElement | null>;
}

type Key = 'j' | 'k' | 'l';
const keys = { next: 'j', previous: 'k', like: 'l' } as const satisfies Record<string, Key>;
const names = ['next', 'previous', 'like'] as const;

/**
 * Moves the focus from worry to worry with J and K, and presses the like button of the worry with the focus with L. The
 * worries are those that are rendered; more load as the focus comes near the end.
 */
export function FeedKeys({ list }: FeedKeysProps) {
  const { t } = useTranslation('early');
  const [said, setSaid] = useState<'liked' | 'unliked' | null>(null);
  const inUse = useKeysInUse();
  useEffect(() => {
    if (!inUse) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isNoShortcut(event) || event.shiftKey || !list.current) return;
      const worry = worryWithFocus(list.current);
      const key = event.key.toLowerCase();
      if (key === keys.next || key === keys.previous) step(list.current, worry, key === keys.next ? 1 : -1);
      else if (key === keys.like && worry && !event.repeat) setSaid(like(worry));
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [list, inUse]);
  return (
    <>
      <ul
        aria-label={t(($) => $.keys.label)}
        className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-muted"
      >
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <kbd className="rounded-field border border-line bg-sunk px-2 py-0.5 uppercase">{keys[name]}</kbd>
            {t(($) => $.keys[name])}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said && t(($) => $.keys[said])}
      </p>
    </>
  );
}

const worriesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-post]')];

const worryWithFocus = (list: HTMLElement): HTMLElement | null => {
  const worry = document.activeElement?.closest<HTMLElement>('[data-post]') ?? null;
  return list.contains(worry) ? worry : null;
};

/** Without a focused worry, the first one in view is next. */
function step(list: HTMLElement, current: HTMLElement | null, by: 1 | -1): void {
  const worries = worriesOf(list);
  for (const worry of worries) worry.tabIndex = -1;
  const inView = worries.find((worry) => worry.getBoundingClientRect().top >= 0);
  moveFocus(worries, current, by, inView);
}

/** Presses the like button. Returns what it did; null if the worry has no such button. */
function like(worry: HTMLElement): 'liked' | 'unliked' | null {
  const button = worry.querySelector<HTMLElement>('[data-like]');
  if (!button) return null;
  const wasLiked = button.getAttribute('aria-pressed') === 'true';
  button.click();
  return wasLiked ? 'unliked' : 'liked';
}
