import type { Resource } from '@halved/shared/contract/resources';
import { nameOfCountry } from '@halved/shared/countries';
import type { Door } from '@halved/shared/doors';
import { limits } from '@halved/shared/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenCountry, guessCountry } from '../../lib/device/country.ts';
import { useUser } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { facts } from '../../lib/texts/facts.ts';
import { languageNames } from '../../lib/texts/language-names.ts';
import { useAge } from '../../lib/texts/line-facts.ts';
import { links } from '../../links.ts';
import { ContactLinks } from '../../ui/composed/contact-links.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** The filter of the directory for each door. */
const filters = {
  eating: { tags: ['eating'] },
  violence: { tags: ['abuse'] },
  addiction: { tags: ['addiction'] },
  money: { category: 'finances' },
  grief: { tags: ['grief'] },
} as const satisfies Record<Exclude<Door, 'friend'>, { tags: string[] } | { category: string }>;

const maxLines = 3;

/** Whether people answer there. Lines against gambling are also entries about money. */
const isLine = (door: Door, { kind, tags }: Resource): boolean =>
  (kind === 'helpline' || kind === 'organisation' || kind === 'community') &&
  !(door === 'money' && tags.includes('addiction'));

/** The first lines of the directory about a need, in the member's country and then international, and the way to all. */
export function DoorLines({ door }: { door: Exclude<Door, 'friend'> }) {
  const { t } = useTranslation('safety');
  const country = chosenCountry(useUser()?.country ?? null) || guessCountry();
  const filter = filters[door];
  const { data, isError } = trpc.resources.list.useQuery({
    limit: limits.page.size,
    ...('tags' in filter ? { tags: [...filter.tags] } : filter),
    country: country || 'INT',
  });
  const lines = data?.resources.filter((entry) => isLine(door, entry)).slice(0, maxLines) ?? [];
  const query = 'tags' in filter ? `tags=${filter.tags.join()}` : `category=${filter.category}`;
  return (
    <>
      <div role="status" className="grid gap-3">
        {!data && !isError && <p className="text-small text-muted">{t(($) => $.doors.loading)}</p>}
        {data && lines.length === 0 && <p className="text-small">{t(($) => $.doors.none)}</p>}
        {lines.length > 0 && (
          <ul className="grid gap-3">
            {lines.map((line) => (
              <li key={line.id} className="grid gap-1.5">
                <Line line={line} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <TextLink to={links.resourcesAbout(query)} className="tap inline-flex items-center justify-self-start">
        {t(($) => $.doors.all)}
      </TextLink>
    </>
  );
}

function Line({ line }: { line: Resource }) {
  const { t, i18n } = useTranslation('resources');
  const ageOf = useAge();
  const id = useId();
  const url = line.phone || line.text ? null : line.url;
  return (
    <>
      <p>
        <bdi id={id} lang={line.languages[0]} className="font-semibold">
          {line.title}
        </bdi>
        <span className="block text-small">
          {facts(
            [
              line.country === 'INT' ? t(($) => $.manyCountries) : nameOfCountry(line.country, i18n.language),
              languageNames(line.languages, i18n.language),
              line.hours,
              ageOf(line),
            ],
            i18n.language,
          )}
        </span>
      </p>
      <ContactLinks contact={{ ...line, url }} describedBy={id} />
    </>
  );
}
