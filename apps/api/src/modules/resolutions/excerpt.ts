import { countGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';

const maxGraphemes = limits.suggestionExampleMax;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const lengthOf = (text: string): number => countGraphemes(text.trim());

/** Cuts a text after the last word that fits, and appends an ellipsis. */
function cut(text: string): string {
  let fitting = '';
  for (const { segment } of words.segment(text)) {
    if (lengthOf(fitting + segment) > maxGraphemes - 1) break;
    fitting += segment;
  }
  return `${fitting.trimEnd()}…`;
}

/**
 * An excerpt of a story on one line: the sentence that names the method and the sentences around it, at most
 * `limits.suggestionExampleMax` graphemes. If no sentence names the method, the excerpt is the end of the story, where
 * people tend to say what helped.
 */
export function excerptOf(story: string, method: string): string {
  const storySentences = story
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
  const methodIndex = storySentences.findIndex((sentence) =>
    sentence.toLowerCase().includes(method.toLowerCase()),
  );
  const start = methodIndex < 0 ? storySentences.length - 1 : methodIndex;
  let excerpt = storySentences[start] ?? '';
  if (lengthOf(excerpt) > maxGraphemes) return cut(excerpt);
  const fits = (longer: string) => lengthOf(longer) <= maxGraphemes;
  for (const sentence of storySentences.slice(start + 1)) {
    if (!fits(`${excerpt} ${sentence}`)) break;
    excerpt = `${excerpt} ${sentence}`;
  }
  for (const sentence of storySentences.slice(0, start).toReversed()) {
    if (!fits(`${sentence} ${excerpt}`)) break;
    excerpt = `${sentence} ${excerpt}`;
  }
  return excerpt;
}
