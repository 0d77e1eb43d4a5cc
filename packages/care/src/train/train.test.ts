import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readModelFile } from '../model/stored.ts';
import { type Material, materialOf } from './material.ts';
import { trainedModels } from './models.ts';

const every = <Item>(items: readonly Item[], step: number) => items.filter((_, place) => place % step === 0);

/** A small part of each kind of data, so that the test is fast. */
function little(): Material {
  const whole = materialOf(fileURLToPath(new URL('../../sample', import.meta.url)));
  return {
    topic: every(whole.topic, 2),
    sentiment: every(whole.sentiment, 2),
    toxicity: every(whole.toxicity, 2),
    langid: every(whole.langid, 2),
    seeds: every(whole.seeds, 40),
    written: (task) => every(whole.written(task), 30),
  };
}

const hashes = (material: Material) =>
  [...trainedModels(material, 2)].map(
    ([name, bytes]) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`,
  );

it('training twice on the same data gives the same bytes', { timeout: 60_000 }, () => {
  const material = little();
  expect(material.topic.length).toBeGreaterThan(50);
  expect(hashes(material)).toEqual(hashes(material));
});

/** These files are made of what the repository contains, within a second. The other files need the corpora. */
it.each(['concepts', 'meaning', 'valence'] as const)(
  'the file %s is what training makes of its sources',
  (name) => {
    const [made] = [...trainedModels(little(), 2, [name])];
    expect(made?.[1].length).toBeGreaterThan(10_000);
    expect(Buffer.from(readModelFile(name)).equals(Buffer.from(made?.[1] ?? []))).toBe(true);
  },
);
