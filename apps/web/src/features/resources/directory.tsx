import type { Resource } from '@halved/shared/contract/resources';
import { useTranslation } from 'react-i18next';
import { useIsBack } from '../../lib/navigation/scroll-memory.ts';
import type { UrlFilters } from '../../lib/navigation/url-filters.ts';
import { useProgressiveCount } from '../../lib/rendering/progressive.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { filterNames, isNarrowed, readFilters, useDirectory } from './directory-query.ts';
import { ResourceCard } from './resource-card.tsx';

export interface DirectoryProps {
  filters: UrlFilters;
  /** An ISO code; '' for everywhere. */
  country: string;
  onCountry: (country: string) => void;
}

/** The number of entries that fill a phone's screen. */
const renderedPerStep = 3;

/** The directory of help: the filters, and the entries of a country with the international ones. */
export function Directory({ filters, country, onCountry }: DirectoryProps) {
  const { t } = useTranslation('resources');
  const { t: common } = useTranslation();
  const number = useNumber();
  const chosen = readFilters(filters);
  const query = useDirectory(country, chosen);
  const { entries, total, isError, isPlaceholderData } = query;
  // When somebody returns to the list, the first step renders every entry, so that the scroll position can be restored.
  const renderedCount = useProgressiveCount(
    entries?.length,
    renderedPerStep,
    useIsBack() ? Infinity : renderedPerStep,
  );
  const failed = t(($) => $.failed);
  return (
    <>
      <DirectoryFilters filters={filters} chosen={chosen} />
      {!entries && (isError ? <LoadFailed query={query} failed={failed} /> : <Loading />)}
      {entries && (
        <div aria-busy={isPlaceholderData}>
          <p role="status" className="mb-3 text-small text-muted">
            {!isPlaceholderData && t(($) => $.found, { count: total, number: number(total) })}
          </p>
          <Entries entries={entries} renderedCount={renderedCount} />
          {entries.length === 0 && !isPlaceholderData && (
            <NothingFound
              isNarrowed={isNarrowed(chosen)}
              onClear={() => filters.clear(filterNames)}
              onEverywhere={country ? () => onCountry('') : undefined}
            />
          )}
          {!isPlaceholderData && renderedCount === Infinity && (
            <NextPage
              pages={query}
              texts={{
                loading: t(($) => $.loadingMore),
                failed,
                retry: common(($) => $.actions.tryAgain),
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

function Loading() {
  const { t } = useTranslation('resources');
  return <Skeleton label={t(($) => $.loading)} count={4} />;
}

/** The cards. If no description is in the reader's language, one line above them says so, else each card for itself. */
function Entries({ entries, renderedCount }: { entries: readonly Resource[]; renderedCount: number }) {
  const { i18n } = useTranslation();
  const isAllOther = entries.every(({ language }) => language !== i18n.language);
  return (
    <>
      {isAllOther && <OtherLanguage languages={entries.map(({ language }) => language)} />}
      {/* While entries are missing, what follows the list stays below the screen, and does not move when they come. */}
      <ul
        className={cx(
          'grid content-start gap-4 md:grid-cols-2',
          renderedCount < entries.length && 'min-h-dvh',
        )}
      >
        {entries.slice(0, renderedCount).map((entry) => (
          <li key={entry.id} className="break-inside-avoid">
            <ResourceCard resource={entry} saysLanguage={!isAllOther} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NothingFoundProps {
  isNarrowed: boolean;
  onClear: () => void;
  onEverywhere: (() => void) | undefined;
}

function NothingFound({ isNarrowed: narrowed, onClear, onEverywhere }: NothingFoundProps) {
  const { t } = useTranslation('resources');
  return (
    <EmptyState
      title={t(($) => $.nothing)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {narrowed && <Button onClick={onClear}>{t(($) => $.clear)}</Button>}
          {onEverywhere && <Button onClick={onEverywhere}>{t(($) => $.everywhere)}</Button>}
        </div>
      }
    >
      {t(($) => $.nothingText)}
    </EmptyState>
  );
}
