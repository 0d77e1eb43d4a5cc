import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { useEarlySwitches } from './use-early-switches.ts';

/** A switch for everything that is offered early. Each takes effect at once (docs/product.md §17.3). */
export function EarlySwitches() {
  const { t } = useTranslation('early');
  // It is requested each time, because another device may have changed it.
  const query = trpc.users.earlyAccess.useQuery(undefined, { staleTime: 0 });
  const { features, turn } = useEarlySwitches(query.data?.features ?? []);
  if (query.isPending) {
    return <Skeleton label={t(($) => $.loading)} />;
  }
  if (!query.data) return <LoadFailed query={query} failed={t(($) => $.failed)} />;
  return (
    <ul className="grid gap-4">
      {features.map(({ key, title, description, enabled }) => (
        <li key={key} className="rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-6">
          <Checkbox
            asSwitch
            label={<span className="font-semibold">{title}</span>}
            hint={description}
            checked={enabled}
            onChange={({ target }) => turn({ key, enabled: target.checked })}
          />
        </li>
      ))}
    </ul>
  );
}
