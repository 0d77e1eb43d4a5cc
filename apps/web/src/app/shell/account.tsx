import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { draftNames, removeDrafts } from '../../lib/drafts.ts';
import { logout, useUser } from '../../lib/session.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/button.tsx';

const LogoutDialog = lazy(async () => ({ default: (await import('./logout-dialog.tsx')).LogoutDialog }));

/** Who is signed in, and the way out. */
export function Account() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(0);
  if (!user) return null;
  const leave = () => {
    setDrafts(0);
    removeDrafts(user.id);
    void logout();
    void navigate(links.home);
  };
  const ask = () => {
    const count = draftNames(user.id).length;
    if (count > 0) setDrafts(count);
    else leave();
  };
  const name = user.displayName || user.username;
  return (
    <div className="-me-3 flex items-center gap-1 md:order-3 md:me-0">
      <span className="max-w-[8rem] truncate text-small text-muted" title={name}>
        <span className="sr-only">{t(($) => $.shell.account, { name })}</span>
        <bdi aria-hidden="true">{name}</bdi>
      </span>
      <Button variant="quiet" size="small" onClick={ask}>
        {t(($) => $.nav.logout)}
      </Button>
      {drafts > 0 && (
        <Suspense>
          <LogoutDialog drafts={drafts} onLogout={leave} onStay={() => setDrafts(0)} />
        </Suspense>
      )}
    </div>
  );
}
