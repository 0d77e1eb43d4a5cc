import type { ExerciseSummary, TechniqueSummary } from '@halved/shared/contract/wellness';
import { useTranslation } from 'react-i18next';
import { useWords } from './use-words.ts';

/** Category, duration and difficulty of an exercise. */
export function ExerciseFacts({ exercise }: { exercise: ExerciseSummary }) {
  const words = useWords();
  const { category, duration, difficulty } = exercise;
  return <Facts facts={[words.category(category), words.minutes(duration), words.difficulty(difficulty)]} />;
}

/** The label that distinguishes a technique from an exercise, and its category. */
export function TechniqueFacts({ technique }: { technique: TechniqueSummary }) {
  const { t } = useTranslation('wellness');
  const words = useWords();
  return <Facts facts={[t(($) => $.technique.kind), words.category(technique.category)]} />;
}

/** A line breaks after the dot, never before it. */
const separator = '\u00a0· ';

const Facts = ({ facts }: { facts: readonly string[] }) => (
  <p className="text-small font-medium text-tide">{facts.join(separator)}</p>
);
