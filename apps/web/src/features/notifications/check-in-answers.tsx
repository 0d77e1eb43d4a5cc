import { type CheckInAnswer, checkInAnswers } from '@halved/shared/check-in-kinds';
import { hourMs } from '@halved/shared/durations';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { useAnswer } from './use-answer.ts';

export interface CheckInAnswersProps {
  checkIn: { id: string; answer: CheckInAnswer | null; answeredAt: string | null };
  /** Called when “resolved” leads to another page. */
  onLeave?: (() => void) | undefined;
}

const canChange = (answeredAt: string | null) =>
  answeredAt === null || Date.now() - Date.parse(answeredAt) < limits.checkIns.changeHours * hourMs;

/** The four answers to a check-in, one tap each. An answer that can no longer be changed is shown without buttons. */
export function CheckInAnswers({ checkIn, onLeave }: CheckInAnswersProps) {
  const { t } = useTranslation('notifications');
  const { write } = useAnswer();
  const choose = (answer: CheckInAnswer) => {
    write({ id: checkIn.id, answer, before: checkIn.answer });
    if (answer === 'resolved') onLeave?.();
  };
  const { answer: given, answeredAt } = checkIn;
  if (given && !canChange(answeredAt))
    return (
      <p className="mt-2 text-small text-muted">
        {t(($) => $.checkIns.answered, { answer: t(($) => $.checkIns.answers[given]) })}
      </p>
    );
  return (
    <fieldset className="relative my-2">
      <legend className="sr-only">{t(($) => $.checkIns.legend)}</legend>
      <div className="flex flex-wrap gap-2">
        {checkInAnswers.map((answer) => (
          <Button
            key={answer}
            size="small"
            variant={checkIn.answer === answer ? 'primary' : 'secondary'}
            aria-pressed={checkIn.answer === answer}
            onClick={() => choose(answer)}
          >
            {t(($) => $.checkIns.answers[answer])}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
