import { useEffect, useState } from 'react';
import { log } from '../../lib/log.ts';

type Checks = typeof import('./register-schema.ts');

export const loadChecks = (): Promise<Checks> => import('./register-schema.ts');

/** The checks of the registration, once they are there: what is typed before them is looked at then. */
export function useRegisterChecks(): Checks | null {
  const [checks, setChecks] = useState<Checks | null>(null);
  useEffect(() => {
    loadChecks().then(setChecks, (error: unknown) => log('The checks could not be loaded', error));
  }, []);
  return checks;
}
