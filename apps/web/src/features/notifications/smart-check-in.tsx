import type { Notification } from '@halved/shared/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { api } from '../../lib/server/trpc.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { CheckInAnswers } from './check-in-answers.tsx';
import { useLatest } from './use-notifications.ts';

type NotAskedReason = 'quiet' | 'noWorries' | 'later';

/** What pressing the button led to: a question, the reason why there is none, or a failure. */
type Outcome = { question: Notification } | { why: NotAskedReason } | { error: unknown };

async function ask(): Promise<Outcome> {
  try {
    const { created } = await api.notifications.triggerSmart.mutate();
    const [question] = created;
    if (question) return { question };
    const { inQuietHours, openWorries } = await api.notifications.context.query();
    if (inQuietHours) return { why: 'quiet' };
    return { why: openWorries === 0 ? 'noWorries' : 'later' };
  } catch (error) {
    return { error };
  }
}

/** What smart check-ins do, and a button that asks at once (docs/product.md §11.1), for members who have them. */
export function SmartCheckIn() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const id = useId();
  const [busy, run] = useBusy();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const askNow = () =>
    run(async () => {
      const next = await ask();
      // The cached notification carries the answer.
      if ('question' in next) await invalidate(client, { queryKey: [['notifications']] });
      setOutcome(next);
    });
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card rounded-es-tail bg-calm p-4 sm:p-5">
      <h2 id={id} className="text-large">
        {t(($) => $.smart.heading)}
      </h2>
      <p>{t(($) => $.smart.text)}</p>
      <Button className="justify-self-start" busy={busy} onClick={() => void askNow()}>
        {busy ? t(($) => $.smart.asking) : t(($) => $.smart.now)}
      </Button>
      <div role="status">{outcome && <Result outcome={outcome} />}</div>
    </section>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('notifications');
  const failure = useFailureText();
  if ('why' in outcome) return <p>{t(($) => $.smart[outcome.why])}</p>;
  if ('error' in outcome) {
    return (
      <p>
        {failure(
          outcome.error,
          t(($) => $.smart.failed),
        )}
      </p>
    );
  }
  return <Question question={outcome.question} />;
}

/** The question with its reason and its answers. About a worry that reads like a crisis it is a link to help instead. */
function Question({ question }: { question: Notification }) {
  const { t: common } = useTranslation();
  const latest = useLatest(true).data?.notifications.find(({ id }) => id === question.id);
  const { title, message, link, checkIn } = latest ?? question;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{title}</p>
      <p>{message}</p>
      {checkIn && <CheckInAnswers checkIn={checkIn} />}
      {!checkIn && link && (
        <LinkButton variant="primary" className="mt-2 justify-self-start" to={link}>
          {common(($) => $.shell.help)}
        </LinkButton>
      )}
    </div>
  );
}
