import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const product = 'Halved';
let announced: string | null = null;

/** The title of the tab. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title]);
}

/**
 * The title of the tab and, after a navigation, the focus on the page's first heading and the scroll at
 * the top. Put the ref on that heading and give it tabIndex -1. The first page of a visit keeps the
 * browser's own focus, and so does a change of the query string alone (a tab, a filter); going back keeps
 * the browser's own scroll position.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useTabTitle(title);
  useEffect(() => {
    const first = announced === null;
    if (announced === pathname) return;
    announced = pathname;
    if (first) return;
    heading.current?.focus({ preventScroll: true });
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname, kind]);
  return heading;
}
