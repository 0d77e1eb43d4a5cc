import { moneyBackDays } from '@halved/shared/tiers';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';

const questions = ['cancel', 'downgrade', 'guarantee', 'free', 'payment', 'failedPayment'] as const;

/** Answers to questions about the plans, and a link to write to those who run this server. */
export function Questions() {
  const { t } = useTranslation('pricing');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <h2 id={id} className="text-title">
        {t(($) => $.questions.heading)}
      </h2>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {questions.map((question) => (
          <div key={question} className="grid content-start gap-1.5">
            <h3 className="text-large">{t(($) => $.questions[question].title)}</h3>
            <p className="max-w-prose">{t(($) => $.questions[question].text, { days: moneyBackDays })}</p>
          </div>
        ))}
      </div>
      <Contact />
    </section>
  );
}

function Contact() {
  const { t } = useTranslation('pricing');
  const { data } = trpc.service.instance.useQuery();
  return (
    <p className="min-h-7">
      {data && (
        <>
          {t(($) => $.contact.text)}{' '}
          <a
            href={`mailto:${data.contactEmail}`}
            className="font-semibold text-tide underline underline-offset-4"
          >
            {t(($) => $.contact.link)}
          </a>
        </>
      )}
    </p>
  );
}
