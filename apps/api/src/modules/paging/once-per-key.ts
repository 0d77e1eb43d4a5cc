/** Makes a value once for each key, and caches it. */
export const oncePerKey = <Key extends unknown[], Value>(
  keyOf: (...key: Key) => string,
  make: (key: string, ...parts: Key) => Value,
): ((...key: Key) => Value) => {
  const cache = new Map<string, Value>();
  return (...parts) => {
    const key = keyOf(...parts);
    const value = cache.get(key) ?? make(key, ...parts);
    cache.set(key, value);
    return value;
  };
};
