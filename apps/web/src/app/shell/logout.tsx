import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { leavePage } from '../../lib/navigation/leave-page.ts';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { keeper } from '../../lib/server/keeper.ts';
import { logout, useUser } from '../../lib/server/session.ts';
import { queuedWrites } from '../../lib/server/wake.ts';
import { endUndo } from '../../lib/state/toast.ts';
import { draftNames } from '../../lib/writing/drafts.ts';
import { forgetMember } from '../../lib/writing/forget-member.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import type { Lost } from './logout-dialog.tsx';

const load = () => import('./logout-dialog.tsx');
const LogoutDialog = lazyPart(load, (part) => part.LogoutDialog);

/** The logout button. It asks first if drafts or unsent writes would be lost. */
export function Logout() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const [lost, setLost] = useState<Lost | null>(null);
  const userId = user?.id ?? '';
  const signOut = () => {
    forgetMember(userId);
    void logout();
    void navigate(links.home);
  };
  const signOutWithDrafts = () => {
    setLost(null);
    leavePage(signOut, true);
  };
  const confirmOrLeave = () => {
    // A deletion that waits is sent first, because it needs the session.
    if (endUndo()) {
      setTimeout(confirmOrLeave);
      return;
    }
    const drafts = draftNames(userId).length;
    // Other tabs have writes that wait, too; those that are not kept are known to their tab alone.
    const unsent = Math.max(queuedWrites.get(), keeper.get()?.count(userId) ?? 0);
    if (drafts + unsent > 0) setLost({ drafts, unsent });
    else leavePage(signOut);
  };
  return (
    <>
      {/* The button reserves its space until it is known whether somebody is signed in. */}
      <Button variant="quiet" size="small" className={user ? '' : 'invisible'} onClick={confirmOrLeave}>
        {t(($) => $.nav.logout)}
      </Button>
      {lost && (
        <Suspense>
          <LogoutDialog {...lost} onLogout={signOutWithDrafts} onStay={() => setLost(null)} />
        </Suspense>
      )}
    </>
  );
}
