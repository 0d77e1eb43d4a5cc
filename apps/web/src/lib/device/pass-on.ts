const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Passes something on with the device's own menu, or copies it where there is no such menu. */
export async function passOn(shared: ShareData, copy: () => Promise<void>): Promise<void> {
  if (!('share' in navigator)) return copy();
  try {
    await navigator.share(shared);
  } catch (error) {
    // Nothing is copied if somebody closes the menu. After any other failure, the text is copied instead.
    if (!isCancelled(error)) await copy();
  }
}
