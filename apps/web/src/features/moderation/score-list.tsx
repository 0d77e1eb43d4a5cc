import { sentimentLabel } from '@halved/shared/sentiment';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/primitives/slip.tsx';
import { hostilityOf, type Scores, signsOf } from './score-words.ts';

/** The scores of a text in words, because a number alone says little. */
export function ScoreList({ scores }: { scores: Scores }) {
  const { t } = useTranslation('moderation');
  const words = [
    `${t(($) => $.scores.hostility)}: ${t(($) => $.scores[hostilityOf(scores.toxicity)])}`,
    `${t(($) => $.scores.tone)}: ${t(($) => $.scores[sentimentLabel(scores.tone)])}`,
    ...signsOf(scores).map((sign) => t(($) => $.scores[sign])),
    ...(scores.contacts > 0 ? [t(($) => $.scores.contacts, { count: scores.contacts })] : []),
  ];
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{t(($) => $.item.scoresHeading)}</h3>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Chip>{word}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
