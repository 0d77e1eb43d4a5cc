import type { Resource } from '@halved/shared/contract/resources';
import { nameOfCountry } from '@halved/shared/countries';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { facts } from '../../lib/texts/facts.ts';
import { languageNames } from '../../lib/texts/language-names.ts';
import { useAge } from '../../lib/texts/line-facts.ts';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { ContactLinks } from '../../ui/composed/contact-links.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { Slip } from '../../ui/primitives/slip.tsx';
import { ShareButton } from './share-button.tsx';

export interface ResourceCardProps {
  resource: Resource;
  /** Whether the card says in which language its description is, if that is not the reader's. */
  saysLanguage: boolean;
}

/** An entry of the directory: what it is, who answers, and the ways to reach them. */
export const ResourceCard = memo(function ResourceCard({ resource, saysLanguage }: ResourceCardProps) {
  const id = useId();
  const ageOf = useAge();
  const own = useTextLanguage()(resource.language);
  return (
    <Slip className="flex h-full flex-col gap-3" aria-labelledby={id}>
      <div className="grid gap-1">
        <h3 id={id} className="text-large" dir="auto" lang={resource.languages[0]}>
          {resource.title}
        </h3>
        <What resource={resource} />
      </div>
      <p {...own}>{resource.description}</p>
      {saysLanguage && <OtherLanguage languages={[resource.language]} />}
      <div className="mt-auto grid gap-1 text-small text-muted">
        <Who resource={resource} />
        <p>{ageOf(resource)}</p>
      </div>
      <ContactLinks contact={resource} describedBy={id}>
        <ShareButton resource={resource} describedBy={id} />
      </ContactLinks>
    </Slip>
  );
});

/** The kind of help, and where it is. */
function What({ resource: { kind, country, area } }: { resource: Resource }) {
  const { t, i18n } = useTranslation('resources');
  const place = country === 'INT' ? t(($) => $.manyCountries) : nameOfCountry(country, i18n.language);
  return (
    <p className="text-small text-muted">{facts([t(($) => $.kinds[kind]), place, area], i18n.language)}</p>
  );
}

/** The kinds that people read or use, without anybody who answers. */
const withoutAnswer: readonly Resource['kind'][] = ['guide', 'app', 'book'];

/** The languages, the hours and the cost. */
function Who({ resource: { kind, languages, hours, cost } }: { resource: Resource }) {
  const { t, i18n } = useTranslation('resources');
  const names = languageNames(languages, i18n.language);
  return (
    <p>
      {facts(
        [
          withoutAnswer.includes(kind)
            ? t(($) => $.inLanguages, { languages: names })
            : t(($) => $.answersIn, { languages: names }),
          hours,
          cost && t(($) => $.costs[cost]),
        ],
        i18n.language,
      )}
    </p>
  );
}
