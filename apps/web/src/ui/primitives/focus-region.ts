const regions = 'ul, ol, section, article, [role=tabpanel], dialog, main';

/** The elements around one, from the inside to the outside. */
export function ancestorsOf(element: Element | null): Element[] {
  const around = element?.parentElement ?? null;
  return around ? [around, ...ancestorsOf(around)] : [];
}

/** The innermost list, section or the like that is still on the page; else the whole page. */
export const regionIn = (ancestors: readonly Element[]): Element =>
  ancestors.find((element) => element.isConnected && element.matches(regions)) ??
  document.querySelector('main') ??
  document.body;

/** Focuses an element, which need not be one that can take the focus. */
export function takeFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses a region; of a whole page or dialog the heading. */
export const focusRegion = (region: Element): void =>
  takeFocus((region.matches('main, dialog') && region.querySelector('h1, h2')) || region);

/**
 * Remembers where the focus is. Returns the function that returns it there, or to the region around if that is gone. If
 * nothing has the focus, as on a page that was just loaded, that is the page.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  const ancestors = ancestorsOf(before);
  return () => {
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
    else if (document.activeElement === document.body) focusRegion(regionIn(ancestors));
  };
}
