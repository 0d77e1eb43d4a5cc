/** The URL of an address; null if the address is none. `URL.parse`, which does the same, is missing in Safari 17. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
