import { languages } from '@halved/shared/languages';
import { analyse } from './analyse.ts';

/**
 * Reads the models and makes ready what each language needs, so that nobody's first text waits for it: a language at
 * each step, which takes some milliseconds. Texts can be analysed between the steps.
 */
export function* warming(): Generator<void> {
  for (const { code, nativeName } of languages) {
    analyse(nativeName, { localeHint: code });
    yield;
  }
}

/** The whole of `warming` at once, for commands that serve nobody meanwhile. */
export function warm(): void {
  for (const _ of warming());
}
