let growsByItself: boolean | undefined;

/**
 * Makes a text area as high as its text where the browser does not know `field-sizing` (Safari before 26.2). It gets lower
 * again only when it is emptied, because measuring a shorter text would move the page under the writer.
 */
export function growWithText(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  growsByItself ??= getComputedStyle(area).getPropertyValue('field-sizing') === 'content';
  if (growsByItself) return;
  if (area.value === '') area.style.blockSize = '';
  else if (area.scrollHeight > area.clientHeight) {
    area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }
}
