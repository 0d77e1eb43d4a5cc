import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { draftNames, removeDrafts } from '../../lib/drafts.ts';
import { logout, useUser } from '../../lib/session.ts';
import { patiently } from '../../lib/wake-load.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/button.tsx';

const load = () => patiently(() => import('./logout-dialog.tsx'));
const LogoutDialog = lazy(async () => ({ default: (await load()).LogoutDialog }));

/** The way out of one's account. */
export function Logout() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(0);
  const userId = user?.id ?? '';
  const leave = () => {
    setDrafts(0);
    removeDrafts(userId);
    void logout();
    void navigate(links.home);
  };
  const ask = () => {
    const count = draftNames(userId).length;
    if (count > 0) setDrafts(count);
    else leave();
  };
  return (
    <>
      {/* Keeps its place while it is not known yet who is there. */}
      <Button variant="quiet" size="small" className={user ? '' : 'invisible'} onClick={ask}>
        {t(($) => $.nav.logout)}
      </Button>
      {drafts > 0 && (
        <Suspense>
          <LogoutDialog drafts={drafts} onLogout={leave} onStay={() => setDrafts(0)} />
        </Suspense>
      )}
    </>
  );
}
