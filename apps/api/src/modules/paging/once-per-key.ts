/** Makes a value once for each key, and caches it. */
export const oncePerKey = <Key extends unknown[], Made>(
  keyOf: (...key: Key) => string,
  make: (key: string, ...parts: Key) => Made,
): ((...key: Key) => Made) => {
  const kept = new Map<string, Made>();
  return (...parts) => {
    const key = keyOf(...parts);
    const made = kept.get(key) ?? make(key, ...parts);
    kept.set(key, made);
    return made;
  };
};
