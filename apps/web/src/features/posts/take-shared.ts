import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '../../links.ts';
import { keepShared } from './shared-drafts.ts';

/**
 * Keeps what another app shared as a draft, and opens the form for a new post with it. A visitor is led to sign in
 * first. The address with the shared words does not stay in the history.
 */
export function TakeShared({ accountId }: { accountId: string | null }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    keepShared(accountId, new URLSearchParams(search));
    const next = accountId === null ? links.loginThen(links.share) : links.share;
    void navigate(next, { replace: true });
  }, [accountId, search, navigate]);
  return null;
}
