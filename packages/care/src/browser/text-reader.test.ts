import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { crisisCases } from '../crisis/cases.ts';
import { crisisOf } from '../crisis.ts';
import { heldOutSeeds, trainingSeeds } from '../data/seeds.ts';
import { languagesByWriting } from '../language/scripts.ts';
import { readingOf } from '../text.ts';
import { languagesToRead } from './languages.ts';
import { createTextReader } from './text-reader.ts';

async function readerFor(...spoken: LanguageCode[]) {
  const reader = createTextReader(
    () => spoken,
    () => Promise.resolve(),
  );
  await reader.prepare('');
  return reader;
}

describe.each(languageCodes)('a browser with the language %s', (code) => {
  it('detects the same danger as the server', async () => {
    const reader = await readerFor(code);
    const ownCases = crisisCases().filter(({ language }) => language === code);
    expect(ownCases.length).toBeGreaterThan(30);
    for (const { text } of ownCases) {
      // Han characters alone may be Japanese or Chinese. The server decides with its model, which the browser does not
      // have.
      const spoken = !languagesByWriting(readingOf(text).plain).includes('zh');
      if (spoken) expect(await reader.crisis(text), text).toEqual(crisisOf(readingOf(text), code));
    }
  });
});

describe('the languages whose rules apply to a text', () => {
  it.each<[string, LanguageCode[], LanguageCode[]]>([
    ['no quiero vivir', ['es'], ['es', 'en']],
    ['no quiero vivir', ['en'], ['en', 'es']],
    ['я не хочу жить', ['en'], ['ru', 'en']],
    ['死にたい', ['en', 'es'], ['ja', 'en', 'es']],
    ['我想死', ['en'], ['zh', 'ja', 'en']],
    ['', ['de', 'fr'], ['de', 'fr', 'en']],
    ['Du bist so ein Idiot', ['en'], ['en', 'de']],
    ['I am not here', ['fr'], ['fr', 'en']],
  ])('are chosen by its words and the languages of the person: %j, %s', (text, spoken, languages) => {
    expect(languagesToRead(text, spoken)).toEqual(languages);
  });
});

describe('the reader', () => {
  it('returns the language in which danger is expressed', async () => {
    const reader = await readerFor('es', 'fr');
    expect(await reader.crisis('ya no quiero vivir, quiero morirme')).toMatchObject({
      level: 'explicit',
      language: 'es',
    });
    expect(await reader.crisis('i want to kill myself')).toMatchObject({ level: 'explicit', language: 'en' });
    expect(await reader.crisis('a quiet day')).toMatchObject({ level: 'none', language: null });
  });

  it('finds nothing before its files are loaded', async () => {
    const reader = createTextReader(
      () => ['en'],
      () => Promise.resolve(),
    );
    expect((await reader.crisis('i want to kill myself')).level).toBe('none');
    expect(reader.isHostile('you idiot')).toBe(false);
    await reader.prepare('');
    expect((await reader.crisis('i want to kill myself')).level).toBe('explicit');
  });
});

describe.each(languageCodes)('a worry in %s', (code) => {
  it('never counts as hurtful', async () => {
    const reader = await readerFor(code);
    const worries = [...trainingSeeds(), ...heldOutSeeds()].filter(({ language }) => language === code);
    expect(worries.length).toBeGreaterThan(400);
    expect(worries.filter(({ text }) => reader.isHostile(text))).toEqual([]);
  });
});

describe('the check for hurtful words', () => {
  it.each([
    'You are such a pathetic idiot.',
    'shut up you stupid cow',
    'Nobody needs you. kill yourself',
    'just kys',
    'eres un idiota',
    'Eres patética, en serio',
    'mátate ya',
  ])('detects: %s', async (text) => {
    expect((await readerFor('es')).isHostile(text)).toBe(true);
  });

  it.each([
    'I feel so stupid, thank you for saying it',
    'I was such an idiot back then, and a loser',
    'You are not stupid.',
    'you are not an idiot at all',
    'I know how worthless you must feel',
    'You feel worthless now, it passes',
    'They call you stupid? They are wrong.',
    'My boss is an idiot. You are not alone.',
    'I want to kill myself, I am a worthless idiot',
    'This fucking exam. I feel with you',
    'no eres tonta, te entiendo',
    'yo también me sentí una idiota, te leo',
    'They wrote “kill yourself, you idiot” under my photo. I am with you.',
    'I have no answer, but I am here.',
    'What helped me a little was a walk',
  ])('ignores: %s', async (text) => {
    expect((await readerFor('es')).isHostile(text)).toBe(false);
  });

  it.each<[LanguageCode, string]>([
    ['de', 'Du bist so ein Idiot'],
    ['fr', 'tu es vraiment un connard'],
    ['it', 'sei un idiota, tu fai schifo'],
    ['pt', 'você é um idiota'],
    ['ru', 'ты идиот'],
    ['ja', 'お前はバカだ'],
    ['ko', '너는 병신이야'],
    ['zh', '你是白痴'],
    ['ar', 'انت غبي'],
    ['hi', 'तू चूतिया है'],
  ])('detects in the language %s: %s', async (language, text) => {
    expect((await readerFor(language)).isHostile(text)).toBe(true);
  });
});

describe('the check for hurtful words, in another language than that of the interface', () => {
  it.each([
    'eres un idiota',
    'Eres patética, en serio',
    'Du bist so ein Idiot',
    'tu es vraiment un connard',
    'sei un idiota, tu fai schifo',
    'você é um idiota',
    'ты идиот',
    'お前はバカだ',
    'You are such a pathetic idiot.',
  ])('detects: %s', async (text) => {
    for (const spoken of ['en', 'hi'] as const) {
      const reader = await readerFor(spoken);
      await reader.prepare(text);
      expect(reader.isReady(text)).toBe(true);
      expect(reader.isHostile(text)).toBe(true);
    }
  });
});

describe('the code that a browser loads', () => {
  const importing = /(?:from|import\()\s*'([^']+)'/g;
  function closure(file: URL, seen = new Map<string, string[]>()): Map<string, string[]> {
    if (seen.has(file.href)) return seen;
    const targets = [...readFileSync(file, 'utf8').matchAll(importing)].map(([, target = '']) => target);
    seen.set(file.href, targets);
    for (const target of targets) if (target.startsWith('.')) closure(new URL(target, file), seen);
    return seen;
  }

  it('contains no model and no module of Node', () => {
    const files = closure(new URL('./text-reader.ts', import.meta.url));
    expect(files.size).toBeGreaterThan(30);
    expect([...files.values()].flat().filter((target) => target.startsWith('node:'))).toEqual([]);
    expect(
      [...files.keys()].filter((path) => /\/model\/|\/themes\/|lexicons|patterns\.ts$/.test(path)),
    ).toEqual([new URL('./patterns.ts', import.meta.url).href]);
  });
});
