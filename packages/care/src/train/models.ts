import type { LinearModel } from '../model/linear.ts';
import { packModel } from '../model/packed.ts';
import { type ModelName, modelNames } from '../model/stored.ts';
import { modelVersion } from '../model/version.ts';
import { once } from '../once.ts';
import { trainDanger } from './danger.ts';
import { trainDoors } from './doors.ts';
import { trainLanguage } from './language.ts';
import type { Material } from './material.ts';
import { trainSentiment, trainSeverity } from './sentiment.ts';
import { packTerms } from './terms.ts';
import { trainTopic, trainTopicOfOthers } from './topic.ts';
import { trainToxicity } from './toxicity.ts';
import { trainUrging } from './urging.ts';
import { packValence } from './valence.ts';

/** Trains the named models, one after the other, and yields the name and the bytes of each file. */
export function* trainedModels(
  material: Material,
  epochs?: number,
  names: readonly ModelName[] = modelNames,
): Generator<[ModelName, Uint8Array]> {
  const topic = once(() => trainTopic(material, epochs));
  const others = once(() => trainTopicOfOthers(material, epochs));
  const linear = (model: LinearModel) => packModel(model, modelVersion);
  const makers: Readonly<Record<ModelName, () => Uint8Array>> = {
    valence: () => packValence(),
    language: () => linear(trainLanguage(material, epochs)),
    topic: () => linear(topic()),
    'topic-others': () => linear(others()),
    sentiment: () => linear(trainSentiment(material, epochs)),
    severity: () => linear(trainSeverity(material, epochs)),
    toxicity: () => linear(trainToxicity(material, epochs)),
    urging: () => linear(trainUrging(material, epochs)),
    doors: () => linear(trainDoors(material, epochs)),
    danger: () => linear(trainDanger(material, epochs)),
    terms: () => packTerms(material, (language) => (language === 'en' ? topic() : others())),
  };
  for (const name of names) yield [name, makers[name]()];
}
