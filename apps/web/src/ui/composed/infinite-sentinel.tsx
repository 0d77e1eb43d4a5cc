import { useEffect, useRef } from 'react';

export interface InfiniteSentinelProps {
  /** False while a page is loading or there is no further one. */
  active: boolean;
  /**
   * Makes the sentinel as tall as the content that will replace it, and calls `onReach` half a screen before it comes
   * into view.
   */
  ahead?: boolean;
  onReach: () => void;
}

/** The part of the sentinel that has to be in view. */
const visiblePart = 0.1;

/** Placed after the last entry of a list; requests more entries when it comes into view. */
export function InfiniteSentinel({ active, ahead = false, onReach }: InfiniteSentinelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach.current();
      },
      { threshold: visiblePart, ...(ahead && { rootMargin: '50%' }) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [active, ahead]);
  return <div ref={ref} className={ahead ? 'h-140' : 'h-10'} aria-hidden="true" data-infinite-sentinel="" />;
}
