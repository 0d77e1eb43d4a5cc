import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from '../../links.ts';
import { askBeforeStep, currentEntry } from './ask-before-step.ts';
import { guardSteps } from './history-steps.ts';
import { askBeforeLeaving } from './leave-page.ts';

export interface LeaveGuard {
  /** True while somebody is about to leave and has to be asked. */
  isAsking: boolean;
  stay: () => void;
  /** Continues the navigation that waited for the decision. */
  leave: () => void;
}

/**
 * While `active` is true, a click on a link of this site, a step through the history, a shortcut or a sign-out waits
 * until somebody decides. Before a reload or the closing of the tab the browser itself asks. "Get help now" and "Leave
 * quickly" never wait. `hasDraft`: the changes are kept as a draft, so that a sign-out asks about them once.
 */
export function useLeaveGuard(active: boolean, hasDraft = true): LeaveGuard {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  const entry = useRef(currentEntry());
  useEffect(() => {
    latestNavigate.current = navigate;
    entry.current = currentEntry();
  });
  const [heldNavigation, setHeldNavigation] = useState<(() => void) | null>(null);
  const hasDecidedToLeave = useRef(false);
  useEffect(() => {
    if (!active) return;
    hasDecidedToLeave.current = false;
    const controller = new AbortController();
    const { signal } = controller;
    const askBefore = (proceed: () => void) => setHeldNavigation(() => proceed);
    const unload = (event: BeforeUnloadEvent) => {
      // The body is hidden once somebody has pressed "Leave quickly". No question may delay that.
      if (!hasDecidedToLeave.current && !document.body.hidden) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const path = leavingPath(event);
      if (!path) return;
      event.preventDefault();
      event.stopPropagation();
      askBefore(() => void latestNavigate.current(path));
    };
    addEventListener('beforeunload', unload, { signal });
    document.addEventListener('click', click, { capture: true, signal });
    const undo = guardSteps(
      askBeforeStep({
        isGuarding: () => !hasDecidedToLeave.current,
        pageEntry: () => entry.current,
        askBefore,
      }),
    );
    const remove = askBeforeLeaving(askBefore, hasDraft);
    return () => {
      controller.abort();
      undo();
      remove();
    };
  }, [active, hasDraft]);
  const stay = () => setHeldNavigation(null);
  const leave = () => {
    hasDecidedToLeave.current = true;
    setHeldNavigation(null);
    heldNavigation?.();
  };
  return { isAsking: active && heldNavigation !== null, stay, leave };
}

/** The target of a plain click on a link of this site; null when the click stays on the page or must not wait. */
function leavingPath(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  if (link.pathname === location.pathname || link.pathname === links.help) return null;
  return link.pathname + link.search + link.hash;
}
