import { readdirSync, readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';

const folder = new URL('../../written/', import.meta.url);

/** What the texts of `written/` teach or measure; the labels of each are described in `written/README.md`. */
export type WrittenTask = 'calibration' | 'comments' | 'danger' | 'doors' | 'sentiment' | 'toxicity';

/** Texts in `fresh` only measure, and were written apart from the texts in `train`. */
export type WrittenPart = 'fresh' | 'train';

/** A text that was written for this project. */
export interface WrittenText {
  text: string;
  /** The name of its file. */
  label: string;
  language: LanguageCode;
}

function textsOf(part: URL, language: LanguageCode): WrittenText[] {
  const place = new URL(`${language}/`, part);
  return readdirSync(place)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, place), 'utf8')
        .split('\n')
        .filter((text) => text.trim() !== '')
        .map((text) => ({ text: text.trim(), label: file.replace('.txt', ''), language })),
    );
}

/** The texts of a task, in the order of languages, labels and lines. Languages without texts of the task are left out. */
export function writtenTexts(task: WrittenTask, part: WrittenPart): WrittenText[] {
  const place = new URL(`${task}/${part}/`, folder);
  const languages = new Set(readdirSync(place));
  return languageCodes
    .filter((language) => languages.has(language))
    .flatMap((language) => textsOf(place, language));
}
