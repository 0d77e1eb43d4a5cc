import type { Technique } from '@halved/shared/contract/wellness';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { Stars } from '../../ui/composed/stars.tsx';
import { Picture } from '../../ui/primitives/picture.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { TechniqueFacts } from './facts.tsx';

/** A coping technique: when it fits, how it goes, how much it helps, and which study shows that. */
export function TechniqueView({ technique }: { technique: Technique }) {
  const { t } = useTranslation('wellness');
  const own = useTextLanguage()(technique.language);
  const { description, imageUrl, whenToUse, instructions, tags } = technique;
  return (
    <div className="grid gap-8">
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem] sm:items-start">
        <div className="grid gap-4">
          <p className="max-w-prose text-large" {...own}>
            {description}
          </p>
          <TechniqueFacts technique={technique} />
        </div>
        <Picture url={imageUrl} className="size-40 justify-self-center max-sm:row-start-1 sm:size-56" />
      </div>
      <Part title={t(($) => $.technique.when)}>
        <ul className="grid list-disc gap-1.5 ps-5" {...own}>
          {whenToUse.map((situation) => (
            <li key={situation}>{situation}</li>
          ))}
        </ul>
      </Part>
      <Part title={t(($) => $.technique.how)}>
        <ol className="grid list-decimal gap-3 ps-6 font-voice text-large marker:text-muted" {...own}>
          {instructions.split('\n').map((line) => (
            <li key={line} className="max-w-prose ps-1 leading-normal">
              {line}
            </li>
          ))}
        </ol>
      </Part>
      <Evidence technique={technique} />
      <MoreToRead technique={technique} />
      <ul aria-label={t(($) => $.technique.tags)} className="flex flex-wrap gap-1.5" {...own}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Both ratings, with the study or guideline behind them. */
function Evidence({ technique }: { technique: Technique }) {
  const { t } = useTranslation('wellness');
  const { effectiveness, scienceBasedRating, evidence } = technique;
  const ratings = [
    { name: t(($) => $.technique.effectiveness), count: effectiveness },
    { name: t(($) => $.technique.science), count: scienceBasedRating },
  ];
  return (
    <Part title={t(($) => $.technique.evidence)}>
      <dl className="grid gap-2">
        {ratings.map(({ name, count }) => (
          <div key={name} className="flex flex-wrap items-center gap-x-3">
            <dt>{name}</dt>
            <dd>
              <Stars count={count} label={t(($) => $.stars, { count })} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-small text-muted">
        {t(($) => $.technique.source)}{' '}
        {evidence.url ? <Outside url={evidence.url}>{evidence.title}</Outside> : <bdi>{evidence.title}</bdi>}
      </p>
    </Part>
  );
}

function MoreToRead({ technique: { resources, language } }: { technique: Technique }) {
  const { t } = useTranslation('wellness');
  const own = useTextLanguage()(language);
  if (resources.length === 0) return null;
  return (
    <Part title={t(($) => $.technique.more)}>
      <ul className="grid gap-3">
        {resources.map(({ type, title, description, url }) => (
          <li key={url}>
            <p {...own}>
              <Outside url={url}>{title}</Outside>
            </p>
            <p className="text-small text-muted">
              {t(($) => $.media[type])} · <span {...own}>{description}</span>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A link to another site, which does not learn where the reader came from. */
const Outside = ({ url, children }: { url: string; children: ReactNode }) => (
  <a href={url} rel="noreferrer" className="font-semibold text-tide underline underline-offset-4">
    <bdi>{children}</bdi>
    <ExternalLink className="ms-1 inline size-4" aria-hidden="true" />
  </a>
);
