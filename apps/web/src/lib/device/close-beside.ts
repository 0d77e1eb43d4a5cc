/** Whether a press met the backdrop of a modal dialog, which counts as a part of the dialog. */
function isBeside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Cancels a modal dialog when its backdrop is pressed, where the browser does not know `closedby` and leaves that undone
 * (Safari). Returns the function that stops it.
 */
export function closeBeside(): () => void {
  if ('closedBy' in HTMLDialogElement.prototype) return () => undefined;
  const controller = new AbortController();
  // A press that marks words in a dialog and ends beside it is none.
  let began: EventTarget | null = null;
  const begin = (event: MouseEvent) => {
    began = isBeside(event) ? event.target : null;
  };
  const end = (event: MouseEvent) => {
    const { target } = event;
    if (isBeside(event) && began === target) target?.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  addEventListener('pointerdown', begin, controller);
  addEventListener('click', end, controller);
  return () => controller.abort();
}
