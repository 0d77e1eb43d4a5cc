/**
 * Copies a text to the clipboard. Resolves with whether that worked: the browser may refuse, and has no clipboard without
 * TLS, for example on a home network.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
