import type { LinearModel } from '../model/linear.ts';
import { packModel } from '../model/packed.ts';
import { type ModelName, modelNames } from '../model/stored.ts';
import { modelVersion } from '../model/version.ts';
import { packConcepts } from './concepts.ts';
import { trainDanger } from './danger.ts';
import { trainDoors } from './doors.ts';
import { trainLanguage } from './language.ts';
import type { Material } from './material.ts';
import { packMeaning } from './meaning.ts';
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
  const linear = (model: LinearModel) => packModel(model, modelVersion);
  const makers: Readonly<Record<ModelName, () => Uint8Array>> = {
    valence: () => packValence(),
    concepts: () => packConcepts(),
    language: () => linear(trainLanguage(material, epochs)),
    topic: () => linear(trainTopic(material, epochs)),
    'topic-others': () => linear(trainTopicOfOthers(material, epochs)),
    sentiment: () => linear(trainSentiment(material, epochs)),
    severity: () => linear(trainSeverity(material, epochs)),
    toxicity: () => linear(trainToxicity(material, epochs)),
    urging: () => linear(trainUrging(material, epochs)),
    doors: () => linear(trainDoors(material, epochs)),
    danger: () => linear(trainDanger(material, epochs)),
    meaning: () => packMeaning(),
    // The reader of danger needs the concepts, the doors need the topics and concepts, and the terms need the topics,
    // concepts and meanings. All of these are before them in the list of names and therefore written.
    terms: () => packTerms(material),
  };
  for (const name of names) yield [name, makers[name]()];
}
