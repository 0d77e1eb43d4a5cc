import { heldOutSeeds, trainingSeeds } from '@halved/care/data/seeds';

/**
 * Half of the texts are English. A third of the texts have one sentence; the others have two sentences about the same
 * topic.
 */
const english = 0.5;
const single = 1 / 3;

/** A source of random numbers from 0 to 1 (mulberry32). They are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Generates realistic worries in twelve languages, hardly two of them alike. They are the same in every run. */
export function mixedTexts(count: number): string[] {
  const random = randomFrom(7);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const byTopic = Map.groupBy(
    [...trainingSeeds(), ...heldOutSeeds()],
    ({ language, category }) => `${language} ${category}`,
  );
  const all = [...byTopic.values()];
  const englishTopics = all.filter(([first]) => first?.language === 'en');
  return Array.from({ length: count }, () => {
    const topic = pick(random() < english ? englishTopics : all);
    const [one, other] = [pick(topic).text, pick(topic).text];
    return (random() < single ? one : `${one} ${other}`).slice(0, 280);
  });
}
