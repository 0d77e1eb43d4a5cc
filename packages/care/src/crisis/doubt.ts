import type { LanguageCode } from '@halved/shared/languages';
import { oncePerLanguage } from '../once.ts';
import { wordsIn } from '../text.ts';
import { sentenceEnd } from './rules.ts';
import { findTerms, termIndexOf, termsOf } from './signs/danger-signs.ts';

/**
 * Terms of stories that people also use of their lives, or that are parts of other words: "my boss fired me", "a history
 * of depression", 本 in 本当, 책 in 책임. They raise no doubt. Nor do games where people mostly name them as what gives no
 * joy any more.
 */
export const everyday: Readonly<Record<LanguageCode, string>> = {
  en: 'boss, history, reading, level, character, play, show, season, series, chapter, director, essay',
  es: 'temporada, nivel, letra, obra, historia, leyendo, final de, cuento',
  fr: 'boss, histoire, niveau, pièce, lis, saison, chapitre, finale, docu*, méchant, jeu',
  de: 'boss, geschichte, text, stück, figur, level, lese, folge, kapitel, spiel',
  it: 'boss, storia, testo, leggo, livello, stagione, cattivo, finale, gioco, libro, film, serie, puntata, canzone, album, concerto, poesia, anime, spettacolo',
  pt: 'história, fase, letra, romance, lendo, peça, capítulo, temporada, show, livro, filme, série, jogo, episódio, música, álbum, concerto, poema, anime, novela',
  ja: '本, 読, レベル, 詩, 曲, 歌, 配信, 推し, ボス, シーン, ライブ, ゲーム',
  ko: '이야기, 책, 레벨, 결말, 시를, 보스, 시즌, 게임',
  zh: '书, 追, 结局, 故事, 诗, 剧, 看完, 歌, boss, 游戏',
  ru: 'истори*, уров*, текст, роман, романа, финал*, серия, серии, сезон*, читаю, стих*, босс*, злод*, книг*, фильм*, сериал*, игр*, песн*, альбом*, концерт*, аниме, спектакл*',
  ar: 'كلمات, شخصية, مرحلة, زعيم, حفلة, قصة, قرأت, مباراة, موسم, شرير, كتاب, فيلم, مسلسل, لعبة, حلقة, أغنية, اغنية, ألبوم, قصيدة, أنمي, انمي',
  hi: 'कहानी*, kahani, level, boss, ending, scene, match, season, series, बोल, गेम*, game*, किताब*, kitab',
};

const storiesFor = oncePerLanguage((language) => {
  const without = new Set(everyday[language].split(', '));
  const terms = termsOf('story', language).filter((term) => !without.has(term));
  return termIndexOf(
    terms.map((term) => [term, true] as const),
    language,
  );
});

/**
 * Whether a text also speaks of a film, a song, a book or a game, so that its words of danger may be those of somebody
 * in it. What a pattern found is then a reason for the reader, no proof. No other matter raises a doubt: people in
 * danger also speak of doctors, deaths and better days. Takes time linear in the number of words.
 */
export function isDoubtful(words: readonly string[], language: LanguageCode): boolean {
  let found = false;
  findTerms(words, language, storiesFor(language), (isStory) => {
    found ||= isStory;
  });
  return found;
}

const quoted = /["“”„«»「」『』]/u;

/**
 * The sentences of a doubtful plain text that speak of no story. What they say of danger is the writer's own: "I stopped
 * playing games. I want to die." Only in a text with quotation marks may another sentence be a line of the story.
 */
export const withoutStories = (plain: string, language: LanguageCode): string =>
  quoted.test(plain)
    ? ''
    : plain
        .split(sentenceEnd)
        .filter((sentence) => !isDoubtful(wordsIn(sentence), language))
        .join('\n');
