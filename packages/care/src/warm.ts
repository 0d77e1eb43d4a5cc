import { languages } from '@halved/shared/languages';
import { analyse } from './analyse.ts';

/**
 * Loads the models and the data of each language, so that no first text has to wait for them. Each step loads one
 * language and takes some milliseconds; texts can be analysed between the steps.
 */
export function* warming(): Generator<void> {
  for (const { code, nativeName } of languages) {
    analyse(nativeName, { localeHint: code });
    yield;
  }
}

/** All of `warming` at once, for commands that serve nobody meanwhile. */
export function warm(): void {
  for (const _ of warming());
}
