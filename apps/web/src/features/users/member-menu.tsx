import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { lazyPart, preloadPart, withTexts } from '../../lib/rendering/lazy-part.ts';
import { cx } from '../../ui/primitives/cx.ts';
import { DeferredMenu } from '../../ui/primitives/menu.tsx';
import type { MemberMenuProps } from './member-actions.tsx';

const load = withTexts(() => import('./member-actions.tsx'), ['people']);
const MemberActions = lazyPart(load, (part) => part.MemberActions);

/** The menu of another member, on a card, on a post and on a profile. */
export function MemberMenu(props: MemberMenuProps) {
  const appearance = {
    trigger: <EllipsisVertical className="size-5" aria-hidden="true" />,
    className: cx('px-0!', props.className),
  };
  return (
    <DeferredMenu
      {...appearance}
      label={props.label}
      load={() => preloadPart(load)}
      panel={(opened) => <MemberActions {...props} {...appearance} {...opened} />}
    />
  );
}
