import type { AdminOverview } from '@halved/shared/contract/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { useRelativeTime } from '../../lib/texts/relative-time.ts';
import { links } from '../../links.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { AlertIcon } from '../../ui/primitives/icons.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** What needs somebody, before everything else: the queue, the mail and the jobs, then what the doctor found. */
export function WhatWaits({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin');
  const number = useNumber();
  const relative = useRelativeTime();
  const { queue, mail, jobs } = overview;
  const oldest = (moment: string | null) =>
    moment ? t(($) => $.waiting.oldest, { when: relative(moment) }) : null;
  return (
    <Card title={t(($) => $.waiting.title)} lead={t(($) => $.waiting.lead)}>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Row
          name={<TextLink to={links.moderation}>{t(($) => $.waiting.queue)}</TextLink>}
          isDone={queue.waiting === 0}
          text={
            queue.waiting === 0
              ? t(($) => $.waiting.nothing)
              : t(($) => $.waiting.queued, { number: number(queue.waiting), urgent: number(queue.urgent) })
          }
          more={oldest(queue.oldestAt)}
        />
        <Row
          name={t(($) => $.waiting.mail)}
          isDone={mail.waiting === 0}
          text={
            mail.waiting === 0
              ? t(($) => $.waiting.nothing)
              : t(($) => $.waiting.mailWaiting, { number: number(mail.waiting), failed: number(mail.failed) })
          }
          more={oldest(mail.oldestAt)}
        />
        <Row
          name={<TextLink to={links.adminJobs}>{t(($) => $.waiting.jobs)}</TextLink>}
          isDone={jobs.failed === 0}
          text={
            jobs.failed === 0
              ? t(($) => $.waiting.noneFailed)
              : t(($) => $.waiting.jobsFailed, { number: number(jobs.failed) })
          }
        />
      </dl>
      <Findings findings={overview.findings} />
    </Card>
  );
}

interface RowProps {
  name: ReactNode;
  isDone: boolean;
  text: string;
  /** Since when the oldest waits. */
  more?: string | null;
}

const Row = ({ name, isDone, text, more }: RowProps) => (
  <div>
    <dt className="flex items-start gap-3 font-semibold">
      <HalfDisc state={isDone ? 'full' : 'half'} className="mt-0.5 size-6 shrink-0" />
      <span>{name}</span>
    </dt>
    <dd className="ms-9">{text}</dd>
    {more && <dd className="ms-9 text-small text-muted">{more}</dd>}
  </div>
);

/** The sentences of the doctor are English, as in the operator's command. */
function Findings({ findings }: Pick<AdminOverview, 'findings'>) {
  const { t } = useTranslation('admin');
  if (findings.length === 0) return null;
  // Problems stand before warnings.
  const sorted = findings.toSorted((one, other) => one.level.localeCompare(other.level));
  return (
    <ul aria-label={t(($) => $.waiting.findings)} className="grid gap-3">
      {sorted.map(({ level, text }) => (
        <li key={text} className="flex items-start gap-2.5 rounded-field border border-hair bg-paper p-3">
          <AlertIcon
            className={
              level === 'problem' ? 'mt-0.5 size-5 shrink-0 text-err' : 'mt-0.5 size-5 shrink-0 text-warn'
            }
          />
          <div className="min-w-0">
            <p className="font-semibold">{t(($) => $.waiting[level])}</p> <Sentence text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A longer sentence, such as one with a list of entries, is folded behind its beginning. */
const mostShown = 200;
const beginning = 120;

function Sentence({ text }: { text: string }) {
  const attributes = { lang: 'en', dir: 'ltr', className: 'wrap-anywhere' } as const;
  if (text.length <= mostShown) return <p {...attributes}>{text}</p>;
  return (
    <details {...attributes}>
      <summary className="min-h-11 cursor-pointer">{text.slice(0, beginning).trimEnd()}…</summary>
      {text}
    </details>
  );
}
