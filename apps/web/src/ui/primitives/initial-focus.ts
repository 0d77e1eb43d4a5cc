const usable = (root: Element, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find((element) => !element.matches(':disabled'));

/** The first field; of a group of choices the chosen one. */
function firstField(root: Element): HTMLElement | undefined {
  const first = usable(root, 'input:not([type=hidden]), select, textarea');
  if (!first?.matches('[type=radio]')) return first;
  return usable(root, `[type=radio][name="${first.getAttribute('name')}"]:checked`) ?? first;
}

/**
 * Puts the focus where somebody begins in a dialog: at its first field, else at what `data-begin` marks, else at the
 * first action, which is never the cross. Where nothing of it is there yet, the heading has the focus until it comes.
 * Returns the undoing.
 */
export function focusFirstControl(dialog: Element, heading: HTMLElement | null): () => void {
  const marked = usable(dialog, '[data-begin]');
  const target = marked ?? firstField(dialog) ?? usable(dialog, 'button:not([data-close]), a[href]');
  (target ?? heading)?.focus();
  const late = new MutationObserver(() => {
    const field = firstField(dialog);
    if (!field) return;
    late.disconnect();
    if (document.activeElement === heading) field.focus();
  });
  if (!target) late.observe(dialog, { childList: true, subtree: true });
  return () => late.disconnect();
}
