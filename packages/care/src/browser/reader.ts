import type { LanguageCode } from '@halved/shared/languages';
import { type CrisisFound, type CrisisRules, crisisIn, crisisSteps, rulesOf } from '../crisis/rules.ts';
import { plainOf } from '../text.ts';
import { type AimedRules, aimedRulesOf, isAimed } from '../toxicity/aimed.ts';
import { loadHostility } from './hostility.ts';
import { languagesToRead } from './languages.ts';
import { loadPatterns } from './patterns.ts';

interface Rules {
  crisis: CrisisRules;
  aimed: AimedRules;
}

export interface Reader {
  /**
   * Loads the languages of a text, and gives way with `pause` while it makes them ready: a cheap phone goes on
   * typing. Asks for files that are the same for everybody; of the text nothing leaves the device. Rejects where a file
   * cannot be had; ask again.
   */
  prepare: (text: string) => Promise<void>;
  /**
   * Whether its writer may be in danger, as the server's `crisisOf` reads it, by the languages that are ready. Gives
   * way too: a pattern is compiled when a text holds what it needs.
   */
  crisis: (text: string) => Promise<CrisisFound>;
  /** Whether the languages of a text are ready. */
  isReady: (text: string) => boolean;
  /** Whether it may hurt whoever it speaks to; never for what it says of its writer's own danger. */
  isHostile: (text: string) => boolean;
}

/** So long the page can do nothing else, at most, but for a single pattern. */
const stretchMs = 6;

/** Reads texts within a browser, in the languages that somebody speaks and those that a writing tells. */
export function createReader(spoken: () => readonly LanguageCode[], pause: () => Promise<void>): Reader {
  const loading = new Map<LanguageCode, Promise<void>>();
  const ready = new Map<LanguageCode, Rules>();

  async function load(language: LanguageCode): Promise<void> {
    const [patterns, hostility] = await Promise.all([loadPatterns[language](), loadHostility[language]()]);
    await pause();
    const crisis = rulesOf(language, patterns);
    const aimed = aimedRulesOf(language, hostility);
    for (const wordings of [crisis.explicit, crisis.possible, crisis.idioms, aimed.urging]) {
      await pause();
      // What each needs is found out when it is first asked for.
      for (const { mayBeIn } of wordings) mayBeIn('');
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
    const steps = crisisSteps(plainOf(text), all);
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
              plainOf(text),
              rules.map((each) => each.crisis),
            );
      return rules.some(({ aimed }) => isAimed(rest, aimed));
    },
  };
}
