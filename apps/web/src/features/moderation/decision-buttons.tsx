import type { ModerationItem } from '@halved/shared/contract/moderation';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { useNameOf } from './item-head.tsx';
import { queueKeys, useKeyShown } from './queue-keys.ts';
import { isRejected } from './queue-view.ts';
import { SuspendButton } from './suspend-button.tsx';
import type { Decided } from './use-decisions.ts';

/** The forms that open below an item. */
export type ItemForm = 'reject' | 'handOver';

/** What a rejection is called: an approved text is taken down. */
export function useRejectLabel({ status }: ModerationItem): string {
  const { t } = useTranslation('moderation');
  return status === 'approved' ? t(($) => $.decide.takeDown) : t(($) => $.decide.reject);
}

export interface DecisionButtonsProps {
  item: ModerationItem;
  form: ItemForm | null;
  onForm: (form: ItemForm | null) => void;
  /** The button that opened the form. */
  opener: RefObject<HTMLButtonElement | null>;
  onDecide: (decided: Decided) => void;
}

/** What a moderator can do with somebody else's text: approve it, reject it, suspend its author, ask the others. */
export function DecisionButtons({ item, form, onForm, opener, onDecide }: DecisionButtonsProps) {
  const { t } = useTranslation('moderation');
  const nameOf = useNameOf();
  const keyShown = useKeyShown();
  const rejectLabel = useRejectLabel(item);
  const { author, status } = item;
  const formButton = (name: ItemForm) => ({
    ...keyShown(queueKeys[name]),
    'aria-expanded': form === name,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
      opener.current = currentTarget;
      onForm(form === name ? null : name);
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="primary"
        {...keyShown(queueKeys.approve)}
        onClick={() => onDecide({ item, decision: 'approve', note: '' })}
      >
        {status === 'approved' ? t(($) => $.decide.keep) : t(($) => $.decide.approve)}
      </Button>
      {!isRejected(item) && (
        <Button size="small" {...formButton('reject')}>
          {rejectLabel}
        </Button>
      )}
      {author && (
        <SuspendButton
          member={{ id: author.id, name: nameOf(author) }}
          isAuthorSuspended={item.isAuthorSuspended}
        />
      )}
      <Button size="small" variant="quiet" {...formButton('handOver')}>
        {t(($) => $.opinion.ask)}
      </Button>
    </>
  );
}
