import type { CountedIn as Counted } from '@halved/shared/contract/own-aggregates';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { CountedPlaces } from './counted-places.tsx';
import { placesByRange } from './places.ts';
import { useCounted, useCountedIn } from './use-counted-in.ts';

/** Which published numbers the member is counted in, the rules behind them, and the way out (docs/product.md §22.5). */
export function CountedIn() {
  const { t } = useTranslation('counted');
  const query = useCountedIn();
  const { data, isError } = query;
  const state = data ? 'ready' : isError ? 'failed' : 'loading';
  // In each state the rules are another element. If they stayed, they would visibly jump up from below.
  return (
    <div key={state} className="grid grid-cols-1 gap-6">
      {state === 'failed' && <LoadFailed query={query} failed={t(($) => $.failed.load)} />}
      {state === 'loading' && <Skeleton label={t(($) => $.loading)} count={2} />}
      {data && (
        <>
          <Choice counted={data} />
          <Places counted={data} />
        </>
      )}
      <Rules />
    </div>
  );
}

function Choice({ counted: stored }: { counted: Counted }) {
  const { t } = useTranslation('counted');
  const [counted, setCounted] = useCounted(stored);
  return (
    <Card title={t(($) => $.choice.heading)}>
      <Checkbox
        asSwitch
        label={t(($) => $.choice.label)}
        hint={t(($) => $.choice.hint)}
        checked={counted}
        onChange={({ target }) => setCounted(target.checked)}
      />
    </Card>
  );
}

function Places({ counted: { counted, cells } }: { counted: Counted }) {
  const { t } = useTranslation('counted');
  const ranges = placesByRange(cells);
  return (
    <Card title={t(($) => $.cells.heading)} lead={ranges.length > 0 && t(($) => $.cells.lead)}>
      {ranges.length > 0 ? (
        <CountedPlaces ranges={ranges} />
      ) : (
        <EmptyState title={counted ? t(($) => $.cells.empty) : t(($) => $.cells.left)}>
          {counted ? t(($) => $.cells.emptyText) : t(($) => $.cells.leftText)}
        </EmptyState>
      )}
    </Card>
  );
}

/** What protects the people behind a number (docs/product.md §22). */
function Rules() {
  const { t } = useTranslation('counted');
  const { people, regional, countStep, postsPerPerson } = limits.aggregates;
  return (
    <Card title={t(($) => $.rules.heading)}>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        <li>{t(($) => $.rules.people, { people, regional })}</li>
        <li>{t(($) => $.rules.rounded, { step: countStep })}</li>
        <li>{t(($) => $.rules.each, { most: postsPerPerson })}</li>
        <li>{t(($) => $.rules.public)}</li>
        <li>{t(($) => $.rules.never)}</li>
        <li>{t(($) => $.rules.place)}</li>
        <li>{t(($) => $.rules.account)}</li>
      </ul>
      <p>
        <TextLink to={links.privacy} className="tap inline-flex items-center">
          {t(($) => $.rules.more)}
        </TextLink>
      </p>
    </Card>
  );
}
