import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { lazy } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import { cx } from '../../ui/primitives/cx.ts';
import { DeferredMenu } from '../../ui/primitives/menu.tsx';
import type { MemberMenuProps } from './member-actions.tsx';

async function load() {
  const [{ MemberActions }] = await loadWhenAwake(() =>
    Promise.all([import('./member-actions.tsx'), loadScreenTexts(['people'])]),
  );
  return { default: MemberActions };
}
const MemberActions = lazy(load);

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
      load={load}
      panel={(opened) => <MemberActions {...props} {...appearance} {...opened} />}
    />
  );
}
