import { type Feature, mayUse, tierHas } from '@halved/shared/tiers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { type Session, useSession } from '../../lib/server/session.ts';
import { LoginInvitation } from '../../ui/composed/empty-state.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { UpgradePrompt } from './upgrade-prompt.tsx';
import { useFreshPlan } from './use-fresh-plan.ts';
import { VerifyFirst } from './verify-first.tsx';

export interface FeatureGateProps {
  feature: Feature;
  /** What members with the feature see. */
  children: ReactNode;
  /** Puts a frame around what all others see. */
  frame?: (gate: ReactNode) => ReactNode;
}

const noFrame = (gate: ReactNode) => gate;

/**
 * Shows a part of the product to members whose tier has it (docs/product.md §17). A visitor is invited to log in, a
 * member without the feature sees a true preview of it, and one whose address is not verified is asked to verify it. If
 * the server refuses a call because the tier has ended meanwhile, the account is loaded again, and the gate closes. It
 * opens without a reload when the member has paid.
 */
export function FeatureGate({ feature, children, frame = noFrame }: FeatureGateProps) {
  const session = useSession();
  const isOpen = session.status === 'member' && mayUse(session.user, feature);
  useFreshPlan(session.status === 'member' && !tierHas(session.user.tier, feature));
  return isOpen ? children : frame(<Gate feature={feature} session={session} />);
}

function Gate({ feature, session }: { feature: Feature; session: Session }) {
  const { t } = useTranslation('subscriptions');
  const { login } = useSignInLinks();
  if (session.status === 'loading') {
    return <Skeleton label={t(($) => $.gate.loading)} />;
  }
  if (session.status === 'visitor') {
    return (
      <LoginInvitation title={t(($) => $.features[feature].login)} action={t(($) => $.gate.logIn)} to={login}>
        {t(($) => $.features[feature].text)}
      </LoginInvitation>
    );
  }
  if (!tierHas(session.user.tier, feature)) return <UpgradePrompt feature={feature} />;
  return <VerifyFirst email={session.user.email} />;
}
