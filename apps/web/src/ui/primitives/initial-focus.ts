const findUsable = (root: Element, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find((element) => !element.matches(':disabled'));

/** The first field; in a group of radio buttons, the chosen one. */
function firstField(root: Element): HTMLElement | undefined {
  const first = findUsable(root, 'input:not([type=hidden]), select, textarea');
  if (!first?.matches('[type=radio]')) return first;
  return findUsable(root, `[type=radio][name="${first.getAttribute('name')}"]:checked`) ?? first;
}

/** Whether the end of an element is visible in a dialog that has not been scrolled. */
const isShownIn = (dialog: Element, element: Element): boolean =>
  element.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;

/**
 * Sets the initial focus of a dialog: the element marked with `data-begin`, else the first field, else the first action
 * other than the close button. The heading gets the focus if the dialog would have to scroll for that, because the text
 * above is read first, and also if there is none of these; then it passes the focus to the first field that appears.
 * Returns the function that stops waiting for that field.
 */
export function focusFirstControl(dialog: Element, heading: HTMLElement | null): () => void {
  const marked = findUsable(dialog, '[data-begin]');
  const target = marked ?? firstField(dialog) ?? findUsable(dialog, 'button:not([data-close]), a[href]');
  // The field is not focused first to see whether the dialog scrolls: a form reports an empty field that was left.
  (target && isShownIn(dialog, target) ? target : heading)?.focus();
  const observer = new MutationObserver(() => {
    const field = firstField(dialog);
    if (!field) return;
    observer.disconnect();
    if (document.activeElement === heading) field.focus();
  });
  if (!target) observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}
