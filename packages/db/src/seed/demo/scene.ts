import type { WorryCategory } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { type PromptId, promptList } from '../../content/prompts/list.ts';
import type { Section } from './text-files.ts';
import { wordsOf } from './words.ts';

/** A person whom a scene is about: a word such as "sister", and the pronouns. */
export interface Cast {
  who: string;
  they: string;
  them: string;
  their: string;
}

export interface Piece {
  id: string;
  text: string;
}

/** How a worry of a scene was resolved: what helped, and the story. */
export interface Outcome {
  methods: string[];
  story: string;
}

/**
 * A situation that people write about, as pieces of text that fit each other. An opening alone is a whole worry; any
 * turn and any ending of the scene may follow it. `answers` are comments by people who know the situation. Each of the
 * `outcomes` fits every worry of the scene.
 */
export interface Scene {
  id: string;
  language: LanguageCode;
  category: WorryCategory;
  prompts: PromptId[];
  /** The traits that an author must have ("kids") or must not have ("-mum"). */
  needs: string[];
  /** Whether the scene is sad. Its posts sometimes get a content note and never an emoji. */
  heavy: boolean;
  /** The months (1–12) in which the scene can happen; empty if it can happen in any month. */
  months: number[];
  onSundays: boolean;
  /** Whether the scene is written only between midnight and six. */
  atNight: boolean;
  cast: Cast[];
  openings: Piece[];
  turns: Piece[];
  endings: Piece[];
  answers: Piece[];
  outcomes: Outcome[];
  /** The words of the pieces. `turns` also has the words of the openings, and `endings` those of openings and turns. */
  words: { openings: Set<string>; turns: Set<string>; endings: Set<string> };
}

const isPrompt = (id: string): id is PromptId => promptList.some((prompt) => prompt.id === id);

/**
 * Reads one scene of a file of texts:
 *
 * ```
 * # prompts | traits of the author | heavy, sun, night, months=11,12
 * @ mum, she, her, her; dad, he, him, his
 * an opening, with {one|or the other} word + a turn = an ending > a comment ! what helped; what else helped | the story
 * ```
 *
 * Throws if a prompt is unknown or a part is missing.
 */
export function sceneOf(
  id: string,
  language: LanguageCode,
  category: WorryCategory,
  section: Section,
): Scene {
  const [prompts = '', needs = '', flags = ''] = section.heading.split('|').map((part) => part.trim());
  const marked = (mark: string) =>
    section.lines
      .filter((line) => (mark === '' ? !/^[@+=>!] ?/.test(line) : line.startsWith(mark)))
      .map((line, index) => ({ id: `${id}${mark || '-'}${index}`, text: line.slice(mark.length).trim() }));
  const [openings, turns, endings, answers] = [marked(''), marked('+'), marked('='), marked('>')];
  const wanted = prompts.split(' ');
  const known = wanted.filter(isPrompt);
  if (known.length < wanted.length || openings.length * turns.length * endings.length * answers.length === 0)
    throw new Error(`Scene ${id} is not whole: ${section.heading}`);
  const openingWords = wordsOf(openings.map(({ text }) => text).join(' '));
  const turnWords = new Set([...openingWords, ...wordsOf(turns.map(({ text }) => text).join(' '))]);
  return {
    id,
    language,
    category,
    prompts: known,
    needs: needs.split(' ').filter(Boolean),
    heavy: flags.includes('heavy'),
    months: /months=([\d,]+)/.exec(flags)?.[1]?.split(',').map(Number) ?? [],
    onSundays: /\bsun\b/.test(flags),
    atNight: /\bnight\b/.test(flags),
    cast: section.lines.filter((line) => line.startsWith('@')).flatMap((line) => castOf(line.slice(1))),
    openings,
    turns,
    endings,
    answers,
    outcomes: marked('!').map(({ text }) => outcomeOf(text)),
    words: {
      openings: openingWords,
      turns: turnWords,
      endings: new Set([...turnWords, ...wordsOf(endings.map(({ text }) => text).join(' '))]),
    },
  };
}

function outcomeOf(line: string): Outcome {
  const [methods = '', ...story] = line.split(' | ');
  return { methods: methods.split(';').map((method) => method.trim()), story: story.join(' | ') };
}

const castOf = (line: string): Cast[] =>
  line.split(';').map((one) => {
    const [who = '', they = '', them = '', their = ''] = one.split(',').map((word) => word.trim());
    return { who, they, them, their };
  });
