/** Whether a key press is not a shortcut: somebody is typing, a dialog or menu is open, or a modifier key is held. */
export const isNoShortcut = ({
  target,
  defaultPrevented,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [role=menu]') !== null);

/** Moves the focus to the next or previous item; to the first one if no item has the focus. */
export function moveFocus(
  items: readonly HTMLElement[],
  current: HTMLElement | null,
  step: 1 | -1,
  first = items[0],
): void {
  const next = current ? items[items.indexOf(current) + step] : first;
  next?.focus();
}
