import { packModel } from '../model/packed.ts';
import type { ModelName } from '../model/stored.ts';
import { modelVersion } from '../model/version.ts';
import { trainLanguage } from './language.ts';
import type { Material } from './material.ts';
import { trainSentiment, trainSeverity } from './sentiment.ts';
import { packTerms } from './terms.ts';
import { trainTopic, trainTopicOfOthers } from './topic.ts';
import { trainToxicity } from './toxicity.ts';
import { packValence } from './valence.ts';

/** Trains every model and yields its name and the bytes of its file, one after the other. */
export function* trainedModels(material: Material, epochs?: number): Generator<[ModelName, Uint8Array]> {
  yield ['valence', packValence()];
  yield ['language', packModel(trainLanguage(material, epochs), modelVersion)];
  const topic = trainTopic(material, epochs);
  yield ['topic', packModel(topic, modelVersion)];
  const others = trainTopicOfOthers(material, epochs);
  yield ['topic-others', packModel(others, modelVersion)];
  yield ['sentiment', packModel(trainSentiment(material, epochs), modelVersion)];
  yield ['severity', packModel(trainSeverity(material, epochs), modelVersion)];
  yield ['toxicity', packModel(trainToxicity(material, epochs), modelVersion)];
  yield ['terms', packTerms(material, (language) => (language === 'en' ? topic : others))];
}
