import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionExpired } from '../../lib/api-fetch.ts';
import { links } from '../../links.ts';

/** A session that ended by itself leads to /login, which leads back here (spec 1 §4). */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef(pathname + search);
  useEffect(() => {
    here.current = pathname + search;
  });
  useEffect(
    () =>
      sessionExpired.on(() => {
        if (!here.current.startsWith(links.login)) void navigate(links.loginThen(here.current));
      }),
    [navigate],
  );
}
