import { featuresOf } from '../features.ts';
import { modelLanguages } from '../language/language.ts';
import { languagesByWriting } from '../language/scripts.ts';
import { type Reading, readingOf } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

type Label = (typeof modelLanguages)[number];

const settings: Settings = {
  shape: { buckets: 2 ** 14, words: 1, characters: [1, 4], extras: 0 },
  epochs: 6,
  rate: 0.3,
  decay: 1e-6,
};

const isLabel = (language: string): language is Label => modelLanguages.some((known) => known === language);

/** Tweets count less, because some are in another language than their source says. */
const tweetWeight = 0.3;
const seedWeight = 0.25;
const wordWeight = 0.3;
/** Single words are training texts too, because sentences teach nothing about a text of one word. */
const aloneWeight = 0.2;
const aloneOfSeeds = 0.03;
const authoredWeight = 0.5;

/** Sources whose authors wrote the texts themselves, so each text is in the language that the source says. */
const authored = ['MHC', 'HateCheck'];

type WeightedText = [text: string, language: string, weight: number];

function* wordsAlone(text: string, language: string, weight: number): Generator<WeightedText> {
  for (const word of readingOf(text).words) yield [word, language, weight];
}

function* textsOf({ langid, sentiment, topic, toxicity, seeds }: Material): Generator<WeightedText> {
  for (const { text, lang, kind } of langid) {
    yield [text, lang, 1];
    if (kind === 'sentences') yield* wordsAlone(text, lang, aloneWeight);
  }
  for (const { text, language } of seeds) {
    yield [text, language, seedWeight];
    yield* wordsAlone(text, language, aloneOfSeeds);
  }
  for (const { text, lang, source } of toxicity) {
    if (authored.includes(source)) yield [text, lang, authoredWeight];
  }
  for (const { text, lang } of [...sentiment, ...topic]) if (lang !== 'hi') yield [text, lang, tweetWeight];
  for (const language of modelLanguages) {
    const { stopwords, topics } = wordsOf(language).lexicon;
    const words = [...stopwords, ...Object.values(topics).flat()];
    for (const word of words) yield [word.replace(/\*$/, ''), language, wordWeight];
  }
}

const isInDoubt = ({ plain }: Reading) => languagesByWriting(plain).length > 1;

export function trainLanguage(material: Material, epochs = settings.epochs) {
  const examples: Example<Label>[] = [];
  for (const [text, language, weight] of textsOf(material)) {
    const reading = readingOf(text);
    if (!isLabel(language) || !isInDoubt(reading)) continue;
    examples.push({ features: featuresOf(reading, settings.shape), target: { [language]: 1 }, weight });
  }
  return trainCalibrated(modelLanguages, examples, { ...settings, epochs });
}
