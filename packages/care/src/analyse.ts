import type { WorryCategory } from '@halved/shared/categories';
import { keywordsOf } from './keywords.ts';
import { modelVersion } from './model/version.ts';
import { type AnalyseOptions, type Screening, screeningOf, subjectOf } from './screen.ts';
import { type Vector, vectorOf } from './similar/similar.ts';
import { atOnce, type Steps } from './steps.ts';
import { subcategoryOf } from './topic/subcategories.ts';
import { topicOf } from './topic/topic.ts';

/** What is known about a worry: its screening, and what it is about. */
export interface Analysis extends Screening {
  category: WorryCategory;
  subcategory?: string;
  keywords: string[];
  /** From 0 to 1: how certain the category is. */
  confidence: number;
  vector: Vector;
  modelVersion: string;
}

/** Analyses a worry (docs/product.md §9.1) in steps like those of `screening`. */
export function* analysing(text: string, options: AnalyseOptions = {}): Steps<Analysis> {
  const subject = subjectOf(text, options.localeHint);
  const { seen, reading, language } = subject;
  yield;
  const topic = topicOf(reading, language);
  yield;
  const screening = yield* screeningOf(subject, topic, options);
  const keywords = keywordsOf(seen, language);
  yield;
  return {
    ...screening,
    category: topic.category,
    subcategory: subcategoryOf(reading, language, topic.category),
    keywords,
    confidence: topic.confidence,
    vector: vectorOf(reading, topic, language),
    modelVersion,
  };
}

/** Runs all steps of the analysis at once. Never throws. */
export const analyse = (text: string, options?: AnalyseOptions): Analysis => atOnce(analysing(text, options));
