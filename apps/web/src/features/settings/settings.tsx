import type { User } from '@halved/shared/contract/users';
import { type FocusEvent, type FormEvent, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { NotificationsCard, PrivacyCard } from './choice-cards.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PlaceCard } from './place-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSettings } from './use-settings.ts';
import { VerificationCard } from './verification-card.tsx';

// These cards are loaded separately, because they are far below the first screen.
const AccountCards = lazyPart(
  () => import('./account-cards.tsx'),
  (part) => part.AccountCards,
);

const LanguageCard = lazyPart(
  () => import('./language-card.tsx'),
  (part) => part.LanguageCard,
);

export interface SettingsProps {
  user: User;
  /** Whether a path has a screen. */
  exists: (path: string) => boolean;
  /** The card of the plan. */
  plan: ReactNode;
}

/** A browser scrolls only the cursor of a text area into view, so the bars of a phone could cover the rest of it. */
function showWholeField({ target }: FocusEvent) {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Every card of the settings: first the form with its save button, then the cards that it does not save
 * (docs/product.md §15.11).
 */
export function Settings({ user, plan, exists }: SettingsProps) {
  const { t } = useTranslation('settings');
  const settings = useSettings(user);
  const { form } = settings;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void settings.save();
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <form
        noValidate
        className="grid grid-cols-1 gap-5 [&_:focus]:scroll-mb-24"
        onSubmit={submit}
        onFocus={showWholeField}
      >
        <ProfileCard form={form} email={user.email} />
        <VerificationCard user={user} />
        <NotificationsCard form={form} />
        <PrivacyCard form={form} />
        {plan}
        <PlaceCard form={form} />
        <Suspense fallback={<div className="min-h-48" />}>
          <LanguageCard />
        </Suspense>
        <SaveBar settings={settings} />
      </form>
      <Suspense fallback={<Skeleton label={t(($) => $.loading)} />}>
        <AccountCards user={user} exists={exists} />
      </Suspense>
      <LeaveDialog settings={settings} />
    </div>
  );
}
