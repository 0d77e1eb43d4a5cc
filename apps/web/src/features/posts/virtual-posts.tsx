import type { Post } from '@halved/shared/contract/posts';
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../../lib/device/media.ts';

export interface VirtualPostsProps {
  posts: Post[];
  card: (post: Post) => ReactNode;
  /** Whether the list has lost its first posts, and loses some more with each further page. */
  isCut: boolean;
}

const cardHeightPx = 200;
/** The gaps between the cards of the plain list: `narrow` below the breakpoint sm, `wide` from it on. */
const gapPx = { narrow: 10, wide: 20 };
const fromSmOn = '(min-width: 36rem)';
/**
 * The measured cards of each list, by history entry. When somebody goes back, the list shows the same cards at once.
 */
const measured = new Map<string, VirtualItem[]>();

/** A long list that keeps only the cards in view, and the focused one, in the document. */
export function VirtualPosts({ posts, card, isCut }: VirtualPostsProps) {
  const { key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const virtualizer = useWindowVirtualizer({
    count: posts.length,
    estimateSize: () => cardHeightPx,
    gap: useMedia(fromSmOn) ? gapPx.wide : gapPx.narrow,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => posts[index]?.id ?? index,
    initialMeasurementsCache: measured.get(key) ?? [],
    // What is read stays where it is when posts before it go. Otherwise the end of the list would stay in view, and one
    // page after the other would be loaded.
    anchorTo: isCut ? 'end' : 'start',
    // Nobody follows the end of the list, so a card that opens its comments there does not scroll the page.
    scrollEndThreshold: -1,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      const addFocused = focused !== null && focused < posts.length && !inView.includes(focused);
      return addFocused ? [...inView, focused].sort((a, b) => a - b) : inView;
    },
  });
  useEffect(() => {
    const element = list.current;
    const followFocus = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('[data-index]') : null;
      setFocused(item ? Number(item.getAttribute('data-index')) : null);
    };
    element?.addEventListener('focusin', followFocus);
    return () => element?.removeEventListener('focusin', followFocus);
  }, []);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
    return () => {
      measured.set(key, virtualizer.measurementsCache);
    };
  }, [key, virtualizer]);
  return (
    <div ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key: itemKey, start }) => {
        const post = posts[index];
        return (
          post && (
            <div
              key={itemKey}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {card(post)}
            </div>
          )
        );
      })}
    </div>
  );
}
