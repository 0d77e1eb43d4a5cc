import { ancestorsOf, focusRegion, regionIn, takeFocus } from '../primitives/focus-region.ts';

const arrivals = 'h1, h2, h3, h4, li, article, [role=alert] button';

/**
 * Follows a pressed button that has the focus and disappears while its work is done. Its place takes the focus, and then
 * what comes there: the first heading or entry, or the button again. Somebody who moves the focus meanwhile keeps it.
 */
export function followRetry(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const ancestors = ancestorsOf(button);
  const before = button.closest('[role=alert]')?.previousElementSibling;
  const edge = before?.lastElementChild ?? before;
  const hasArrived = (element: Element) =>
    !edge ||
    Boolean(
      edge.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING && !edge.contains(element),
    );
  let held: Element | null = button;
  const observer = new MutationObserver(() => {
    const focused = document.activeElement;
    if (focused !== held && focused !== document.body) return observer.disconnect();
    if (button.isConnected) return;
    const region = regionIn(ancestors);
    const arrived = [...region.querySelectorAll(arrivals)].find(hasArrived);
    if (arrived) {
      observer.disconnect();
      takeFocus(arrived);
    } else if (focused === document.body) {
      focusRegion(region);
      held = document.activeElement;
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
