import type { PublicProfile } from '@halved/shared/contract/users';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { useBlock } from './use-block.ts';

export interface BlockedProfileProps {
  profile: PublicProfile;
  /** Whether the viewer has just blocked the member, and the focused element has disappeared. */
  takeFocus: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * The profile of a member whom the viewer blocked: nothing of theirs, and a button to unblock them (docs/product.md
 * §1.3).
 */
export function BlockedProfile({ profile, takeFocus }: BlockedProfileProps) {
  const { t } = useTranslation('people');
  const unblock = useBlock(false);
  return (
    <EmptyState
      title={t(($) => $.blocked.person)}
      action={
        <Button
          ref={takeFocus ? focus : undefined}
          busy={unblock.isPending}
          onClick={() => unblock.write(profile)}
        >
          {t(($) => $.block.unblock)}
        </Button>
      }
    >
      {t(($) => $.block.hides)}
    </EmptyState>
  );
}
