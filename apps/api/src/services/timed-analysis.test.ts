import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';

const firstTexts = {
  en: 'I want to kill myself tonight',
  es: 'quiero matarme esta noche, no puedo más',
  de: 'Ich will mich heute Nacht umbringen',
  ja: '今夜死にたいです。もう無理です',
};

async function isReadInTime(text: string): Promise<boolean> {
  const reader = new Worker(new URL('../testing/first-text.ts', import.meta.url), { workerData: text });
  const [[isRead]] = await Promise.all([once(reader, 'message'), once(reader, 'exit')]);
  return isRead;
}

/** A busy machine makes a start slower, never faster, so the best of this many starts counts. */
const starts = 5;

describe('the first text after a start', () => {
  it.each(Object.entries(firstTexts))(
    'is analysed within the time for which its author waits, even on a machine of half the speed, in %s',
    async (_language, text) => {
      let isRead = false;
      for (let start = 0; start < starts && !isRead; start++) isRead = await isReadInTime(text);
      expect(isRead).toBe(true);
    },
  );
});
