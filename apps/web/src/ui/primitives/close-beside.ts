/**
 * Cancels a modal dialog when its backdrop is pressed, where the browser does not know `closedby` and leaves that undone
 * (Safari). Returns the function that stops it.
 */
export function closeBeside(dialog: HTMLDialogElement): () => void {
  if ('closedBy' in dialog) return () => undefined;
  const controller = new AbortController();
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    return target === dialog && isOutside;
  };
  // A press that marks words in the dialog and ends beside it is none.
  let beganBeside = false;
  const begin = (event: MouseEvent) => {
    beganBeside = isBeside(event);
  };
  const end = (event: MouseEvent) => {
    if (beganBeside && isBeside(event)) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  dialog.addEventListener('pointerdown', begin, controller);
  dialog.addEventListener('click', end, controller);
  return () => controller.abort();
}
