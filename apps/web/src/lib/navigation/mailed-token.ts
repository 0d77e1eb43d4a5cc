import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The token of a mailed link; null if the link has none. It is removed from the address bar and the history at once,
 * and is stored nowhere.
 */
export function useMailedToken(): string | null {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tokenInUrl = params.get('token');
  const [token] = useState(tokenInUrl);
  useEffect(() => {
    if (tokenInUrl !== null) void navigate(pathname, { replace: true });
  }, [tokenInUrl, navigate, pathname]);
  return token || null;
}
