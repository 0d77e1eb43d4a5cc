import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useInstance } from '../../lib/server/instance.ts';

/** The name of an instance that is not known yet. */
const product = 'Halved';
let announced: string | null = null;

/** The title of the tab, with the name of the instance. */
export function useTabTitle(title: string): void {
  const name = useInstance()?.name ?? product;
  useEffect(() => {
    document.title = title === product ? name : `${title} · ${name}`;
  }, [title, name]);
}

/**
 * Sets the title of the tab. After a navigation it focuses the page's first heading and scrolls to the top. Put the ref
 * on that heading and give it tabIndex -1. The focus does not move on the first page of a visit, nor when only the
 * query string changes (a tab, a filter). Going back keeps the browser's own scroll position.
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
