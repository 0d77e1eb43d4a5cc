import type { Difficulty, ExerciseCategory, TechniqueCategory } from '@halved/shared/wellness-kinds';
import { useTranslation } from 'react-i18next';

/** From this many seconds on, a duration is said in minutes. */
const inMinutes = 100;
const minute = 60;

interface WellnessWords {
  category: (category: ExerciseCategory | TechniqueCategory) => string;
  difficulty: (difficulty: Difficulty) => string;
  minutes: (minutes: number) => string;
  /** About how long a step takes. */
  duration: (seconds: number) => string;
}

/** The words for the facts of an exercise or technique. */
export function useWords(): WellnessWords {
  const { t } = useTranslation('wellness');
  return {
    category: (category) => t(($) => $.categories[category]),
    difficulty: (difficulty) => t(($) => $.difficulties[difficulty]),
    minutes: (count) => t(($) => $.minutes, { count }),
    duration: (seconds) =>
      seconds < inMinutes
        ? t(($) => $.aboutSeconds, { count: seconds })
        : t(($) => $.aboutMinutes, { count: Math.round(seconds / minute) }),
  };
}
