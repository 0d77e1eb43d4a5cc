import { languages } from '@halved/shared/languages';
import { analyse } from './analyse.ts';

/**
 * Loads the models and the data of each language, so that the first text does not wait for them. Each step loads one
 * language and takes a few milliseconds; texts can be analysed between the steps.
 */
export function* warming(): Generator<void> {
  for (const { code, nativeName } of languages) {
    analyse(nativeName, { localeHint: code });
    yield;
  }
}

/** Runs all of `warming` at once, for commands that serve no requests. */
export function warm(): void {
  for (const _ of warming());
}
