import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A card to which a link leads. It is rendered too late for the browser to scroll to it, so it does so itself. */
export function Anchored({ id, children }: { id: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isTarget = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (!isTarget) return;
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return (
    <div id={id} ref={box} tabIndex={-1} className="scroll-mt-14 outline-none">
      {children}
    </div>
  );
}
