import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import { DeferredMenu } from '../../ui/primitives/menu.tsx';
import type { OwnerMenuProps } from './owner-actions.tsx';

const load = async () => ({
  default: (await loadWhenAwake(() => import('./owner-actions.tsx'))).OwnerActions,
});
const OwnerActions = lazy(load);

/** The menu of the actions that only the owner of a post may take (docs/product.md §3.1). */
export function OwnerMenu(props: OwnerMenuProps) {
  const { t } = useTranslation('posts');
  const appearance = {
    label: t(($) => $.menu.label),
    trigger: <EllipsisVertical className="size-5" aria-hidden="true" />,
    className: '-me-2 px-0!',
  };
  return (
    <DeferredMenu
      {...appearance}
      load={load}
      panel={(opened) => <OwnerActions {...props} {...appearance} {...opened} />}
    />
  );
}
