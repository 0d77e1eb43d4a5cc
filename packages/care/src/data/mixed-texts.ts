import type { LanguageCode } from '@halved/shared/languages';
import { seeded } from '../random.ts';
import { heldOutSeeds, trainingSeeds } from './seeds.ts';

/**
 * Half of the texts are English, unless a language is given. A third of the texts have one sentence; the others have
 * two sentences about the same topic.
 */
const english = 0.5;
const single = 1 / 3;

/**
 * Generates realistic worries in twelve languages, or in one, hardly two of them alike. They are the same in every run.
 */
export function mixedTexts(count: number, only?: LanguageCode): string[] {
  const random = seeded(7);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random.next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const byTopic = Map.groupBy(
    [...trainingSeeds(), ...heldOutSeeds()].filter(({ language }) => language === (only ?? language)),
    ({ language, category }) => `${language} ${category}`,
  );
  const all = [...byTopic.values()];
  const englishTopics = all.filter(([first]) => first?.language === 'en');
  return Array.from({ length: count }, () => {
    const isEnglish = !only && random.next() < english;
    const topic = pick(isEnglish ? englishTopics : all);
    const [one, other] = [pick(topic).text, pick(topic).text];
    return (random.next() < single ? one : `${one} ${other}`).slice(0, 280);
  });
}
