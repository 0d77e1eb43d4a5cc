/** Reads local storage and never throws. If a browser refuses access, the visit continues without stored values. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value, or removes the key for null. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The storage is full or forbidden. The interface works without it.
  }
}

/** Moves a value to another key. It stays where it is if the storage is so full that the other key has no room. */
export function moveLocal(from: string, to: string): void {
  const value = readLocal(from);
  writeLocal(from, null);
  writeLocal(to, value);
  if (readLocal(to) !== value) writeLocal(from, value);
}
