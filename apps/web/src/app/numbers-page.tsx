import type { Feature } from '@halved/shared/tiers';
import type { ReactNode } from 'react';
import { FeatureGate } from '../features/subscriptions/feature-gate.tsx';
import { useSession } from '../lib/server/session.ts';
import { Page } from '../ui/primitives/page.tsx';
import { TextLink } from '../ui/primitives/text-link.tsx';

export interface NumbersPageProps {
  title: string;
  lead: string;
  /** The link beside the title that leads back. */
  back: { to: string; label: string };
  /** What a member's plan must have for the numbers. */
  feature: Feature;
  /** Shown below the numbers, to everybody. */
  more?: ReactNode;
  children: ReactNode;
}

/** The frame of a page of numbers that only some plans have. */
export function NumbersPage({ title, lead, back, feature, more, children }: NumbersPageProps) {
  const isLoading = useSession().status === 'loading';
  return (
    <Page
      title={title}
      lead={lead}
      width="wide"
      action={
        <TextLink to={back.to} className="tap inline-flex items-center print:hidden">
          {back.label}
        </TextLink>
      }
      busy={isLoading}
    >
      <FeatureGate feature={feature}>{children}</FeatureGate>
      {/* What is below the numbers would move as soon as the plan is known. */}
      {!isLoading && more}
    </Page>
  );
}
