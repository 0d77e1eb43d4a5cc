import type { LanguageCode } from '@halved/shared/languages';
import { type CrisisFound, type CrisisRules, crisisIn, crisisSteps, rulesOf } from '../crisis/rules.ts';
import { readingOf } from '../text.ts';
import { type AimedRules, aimedRulesOf, isAimed } from '../toxicity/aimed.ts';
import { loadHostility } from './hostility.ts';
import { languagesToRead } from './languages.ts';
import { loadPatterns } from './patterns.ts';

interface Rules {
  crisis: CrisisRules;
  aimed: AimedRules;
}

export interface TextReader {
  /**
   * Loads the files for the languages of a text. The function waits for `pause` between its steps, so that typing stays
   * smooth on a cheap phone. The files are the same for everybody; nothing of the text leaves the device. Rejects when
   * a file cannot be loaded; a later call retries.
   */
  prepare: (text: string) => Promise<void>;
  /**
   * Whether the writer may be in danger, by the rules of the server's `crisisOf` and for the languages that are loaded.
   * The check pauses between its steps too, because it may have to compile patterns (`crisis/wording.ts`).
   */
  crisis: (text: string) => Promise<CrisisFound>;
  /** Whether the languages of a text are loaded. */
  isReady: (text: string) => boolean;
  /** Whether the text may hurt the person whom it addresses. Words about the writer's own danger never count. */
  isHostile: (text: string) => boolean;
}

/** The reader pauses after this time, so that it does not block the page. A single pattern may take longer. */
const stretchMs = 6;

/** Reads texts in a browser, in the languages that the person speaks and in those that the text suggests. */
export function createTextReader(
  spoken: () => readonly LanguageCode[],
  pause: () => Promise<void>,
): TextReader {
  const loading = new Map<LanguageCode, Promise<void>>();
  const ready = new Map<LanguageCode, Rules>();

  async function load(language: LanguageCode): Promise<void> {
    const [patterns, hostility] = await Promise.all([loadPatterns[language](), loadHostility[language]()]);
    await pause();
    const crisis = rulesOf(language, patterns);
    const aimed = aimedRulesOf(language, hostility);
    for (const wordings of [crisis.explicit, crisis.possible, crisis.idioms, aimed.urging]) {
      await pause();
      // The first search computes the needed strings of the patterns. So the first text does not wait for it.
      wordings.nearIn('');
    }
    ready.set(language, { crisis, aimed });
  }

  function loadOnce(language: LanguageCode): Promise<void> {
    const work =
      loading.get(language) ??
      load(language).catch((error: unknown) => {
        loading.delete(language);
        throw error;
      });
    loading.set(language, work);
    return work;
  }

  const rulesFor = (text: string): Rules[] =>
    languagesToRead(text, spoken()).flatMap((language) => ready.get(language) ?? []);
  let last: { text: string; found: CrisisFound } | undefined;

  async function crisis(text: string): Promise<CrisisFound> {
    const all = rulesFor(text).map((rules) => rules.crisis);
    const steps = crisisSteps(readingOf(text), all);
    let since = performance.now();
    for (;;) {
      const { done, value } = steps.next();
      if (done) {
        last = { text, found: value };
        return value;
      }
      if (performance.now() - since < stretchMs) continue;
      await pause();
      since = performance.now();
    }
  }

  return {
    crisis,
    prepare: async (text) => {
      await Promise.all(languagesToRead(text, spoken()).map(loadOnce));
    },
    isReady: (text) => languagesToRead(text, spoken()).every((language) => ready.has(language)),
    isHostile: (text) => {
      const rules = rulesFor(text);
      const { rest } =
        last?.text === text
          ? last.found
          : crisisIn(
              readingOf(text),
              rules.map((each) => each.crisis),
            );
      return rules.some(({ aimed }) => isAimed(rest, aimed));
    },
  };
}
