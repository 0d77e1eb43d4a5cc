import { vi } from 'vitest';

/** Replaces the browser's caches, which jsdom does not have. Returns their content by the caches' names. */
export function fakeCaches(): Map<string, Map<string, Response>> {
  const names = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = names.get(name) ?? new Map<string, Response>();
    names.set(name, entries);
    return entries;
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      put: async (url: string, answer: Response) => open(name).set(url, answer),
    }),
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      names.get(cacheName)?.get(url)?.clone(),
    delete: async (name: string) => names.delete(name),
  });
  return names;
}
