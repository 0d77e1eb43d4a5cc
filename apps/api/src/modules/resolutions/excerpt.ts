import { limits } from '@halved/shared/limits';

const most = limits.suggestionExampleMax;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const lengthOf = (text: string): number => [...graphemes.segment(text.trim())].length;

/** As many whole words as fit, and an ellipsis. */
function cut(text: string): string {
  let kept = '';
  for (const { segment } of words.segment(text)) {
    if (lengthOf(kept + segment) > most - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * A few sentences of a story: those around the one that names the method, or else its end, where people tend to say
 * what helped. At most `limits.suggestionExampleMax` graphemes, on one line.
 */
export function excerptOf(story: string, method: string): string {
  const all = story
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
  const methodIndex = all.findIndex((sentence) => sentence.toLowerCase().includes(method.toLowerCase()));
  const start = methodIndex < 0 ? all.length - 1 : methodIndex;
  let shown = all[start] ?? '';
  if (lengthOf(shown) > most) return cut(shown);
  const fits = (longer: string) => lengthOf(longer) <= most;
  for (const sentence of all.slice(start + 1)) {
    if (!fits(`${shown} ${sentence}`)) break;
    shown = `${shown} ${sentence}`;
  }
  for (const sentence of all.slice(0, start).toReversed()) {
    if (!fits(`${sentence} ${shown}`)) break;
    shown = `${sentence} ${shown}`;
  }
  return shown;
}
