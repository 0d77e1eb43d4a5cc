import { readFileSync } from 'node:fs';
import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';

interface Text {
  text: string;
  language: LanguageCode;
}

/** Two texts and both verdicts about them: `same` matter, `near` or `no`. */
interface JudgedPair {
  texts: readonly [Text, Text];
  verdicts: readonly string[];
}

/** The pairs of `written/similar/judged.tsv`. */
export function judgedPairs(): JudgedPair[] {
  const lines = readFileSync(new URL('../../written/similar/judged.tsv', import.meta.url), 'utf8').split(
    '\n',
  );
  return lines.slice(1).flatMap((line) => {
    const [first = '', second = '', one = '', text = '', other = '', match = ''] = line.split('\t');
    if (!isLanguageCode(one) || !isLanguageCode(other)) return [];
    return [
      {
        texts: [
          { text, language: one },
          { text: match, language: other },
        ],
        verdicts: [first, second],
      },
    ];
  });
}
