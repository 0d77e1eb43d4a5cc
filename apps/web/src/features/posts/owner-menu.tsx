import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useTranslation } from 'react-i18next';
import { lazyPart, preloadPart } from '../../lib/rendering/lazy-part.ts';
import { DeferredMenu } from '../../ui/primitives/menu.tsx';
import type { OwnerMenuProps } from './owner-actions.tsx';

const load = () => import('./owner-actions.tsx');
const OwnerActions = lazyPart(load, (part) => part.OwnerActions);

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
      load={() => preloadPart(load)}
      panel={(opened) => <OwnerActions {...props} {...appearance} {...opened} />}
    />
  );
}
