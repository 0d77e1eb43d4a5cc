import { worryCategories } from '@halved/shared/categories';
import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { type Piece, type Scene, sceneOf } from './scene.ts';
import { readTextFiles, type TextFile } from './text-files.ts';
import { americanOf } from './voice.ts';
import { wordsOf } from './words.ts';

/** The texts of one language from which comments on any scene are composed. */
interface Remarks {
  lead: Piece[];
  tail: Piece[];
  whole: Piece[];
  thanks: Piece[];
  aside: Piece[];
  /** Three replies in a row: by the author, the commenter and the author. */
  exchange: Piece[][];
  /** Comments by category; a category may be missing. */
  about: Map<string, Piece[]>;
}

export interface Library {
  scenes: Scene[];
  remarks: Map<LanguageCode, Remarks>;
  /** English sentences that can come before or after any post. */
  before: Piece[];
  after: Piece[];
  /** Converts a British text to American spelling and words. */
  american: (text: string) => string;
  people: Map<string, string[]>;
  /** What helps people, by language and then by category; `any` is what always helps. */
  methods: Map<LanguageCode, Map<string, string[]>>;
  /** Returns a function that says whether only a few scenes of the language use a word. */
  isRare: (language: LanguageCode) => (word: string) => boolean;
}

let library: Library | undefined;

/** All texts of the demo by their use; read from disk once per process. */
export function demoLibrary(): Library {
  library ??= libraryOf(readTextFiles());
  return library;
}

function libraryOf(files: readonly TextFile[]): Library {
  const scenes: Scene[] = [];
  const remarks = new Map<LanguageCode, Remarks>();
  const people = new Map<string, string[]>();
  const methods: Library['methods'] = new Map();
  for (const { path, sections } of files) {
    const [language = '', subject = ''] = path.replace('.txt', '').split('/');
    if (language === 'people' || subject === 'american') {
      for (const { heading, lines } of sections) people.set(`${path} ${heading}`.trim(), lines);
    } else if (!isLanguageCode(language)) throw new Error(`${path} is in no language of ours`);
    else if (subject === 'methods')
      methods.set(language, new Map(sections.map(({ heading, lines }) => [heading, lines])));
    else if (subject === 'comments') {
      const ofLanguage = remarks.get(language) ?? noRemarks();
      remarks.set(language, ofLanguage);
      for (const { heading, lines } of sections) addRemarks(ofLanguage, `${path} ${heading}`, heading, lines);
    } else {
      const category = worryCategories.find((each) => each === subject);
      if (!category) throw new Error(`${path} is about no category of ours`);
      for (const [index, section] of sections.entries())
        scenes.push(sceneOf(`${path}${index}`, language, category, section));
    }
  }
  const english = remarks.get('en')?.about;
  return {
    scenes,
    remarks,
    before: english?.get('opening') ?? [],
    after: english?.get('closing') ?? [],
    american: americanOf((people.get('en/american.txt') ?? []).map(pairOf)),
    people,
    methods,
    isRare: rareWords(scenes),
  };
}

const noRemarks = (): Remarks => ({
  lead: [],
  tail: [],
  whole: [],
  thanks: [],
  aside: [],
  exchange: [],
  about: new Map(),
});

function addRemarks(remarks: Remarks, id: string, heading: string, lines: readonly string[]): void {
  const pieces = lines.map((text, index) => ({ id: `${id}${index}`, text }));
  switch (heading) {
    case 'lead':
    case 'tail':
    case 'whole':
    case 'thanks':
    case 'aside':
      remarks[heading].push(...pieces);
      return;
    case 'exchange':
      remarks.exchange.push(
        ...pieces.map(({ id: of, text }) =>
          text.split(' | ').map((line, turn) => ({ id: `${of}.${turn}`, text: line })),
        ),
      );
      return;
    default:
      remarks.about.set(heading, pieces);
  }
}

function pairOf(line: string): [string, string] {
  const [one = '', other = ''] = line.split(' = ');
  return [one, other];
}

const rareShare = 0.09;

function rareWords(scenes: readonly Scene[]): Library['isRare'] {
  const counts = new Map<string, number>();
  const totals = new Map<string, number>();
  for (const { language, words } of scenes) {
    totals.set(language, (totals.get(language) ?? 0) + 1);
    for (const word of words.endings)
      counts.set(`${language} ${word}`, (counts.get(`${language} ${word}`) ?? 0) + 1);
  }
  return (language) => {
    const maxCount = Math.max(2, (totals.get(language) ?? 0) * rareShare);
    return (word) => (counts.get(`${language} ${word}`) ?? 0) <= maxCount;
  };
}

/** `wordsOf` with a cache, because the same texts are examined many times. */
export function wordsKept(): (text: string) => Set<string> {
  const words = new Map<string, Set<string>>();
  return (text) => {
    const known = words.get(text) ?? wordsOf(text);
    words.set(text, known);
    return known;
  };
}
