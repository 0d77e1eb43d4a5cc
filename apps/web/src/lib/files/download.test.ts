import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './download.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a saved file stays readable while a phone asks whether to save it, and is let go afterwards', () => {
  const readable = new Set<string>();
  URL.createObjectURL = () => {
    readable.add('blob:1');
    return 'blob:1';
  };
  URL.revokeObjectURL = (url) => void readable.delete(url);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile({ name: 'halved.json', content: new Blob(['{}']) });
  vi.advanceTimersByTime(30_000);
  expect(readable.size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(readable.size).toBe(0);
});
