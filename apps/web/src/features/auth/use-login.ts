import type { LoginInput } from '@halved/shared/contract/auth';
import type { User } from '@halved/shared/contract/users';
import { loginRetries } from '@halved/shared/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { isWaking } from '../../lib/server/api-error.ts';
import { login } from '../../lib/server/sign-in.ts';
import { wakeDelayMs } from '../../lib/server/wake.ts';

export type Credentials = z.infer<typeof LoginInput>;

/**
 * In `idle` and `submitting` the form is shown, in `waking` and `gone` a notice replaces it. `attempt` counts from 0.
 */
export type LoginState = { phase: 'idle' | 'submitting' | 'gone' } | { phase: 'waking'; attempt: number };

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/**
 * Signs in and, while the server wakes, retries at most 3 times, after 3, 6 and 12 s (docs/product.md §10.1). A refusal
 * by the server goes to `onFailure` and shows the form again.
 */
export function useLogin(onSuccess: (user: User) => void, onFailure: (error: unknown) => void) {
  const [state, setState] = useState<LoginState>({ phase: 'idle' });
  const currentRun = useRef<AbortController>(undefined);
  const lastCredentials = useRef<Credentials>(undefined);

  const stop = useCallback(() => {
    currentRun.current?.abort();
    setState({ phase: 'idle' });
  }, []);
  useEffect(() => () => currentRun.current?.abort(), []);

  const submit = async (credentials: Credentials) => {
    currentRun.current?.abort();
    const run = new AbortController();
    const { signal } = run;
    currentRun.current = run;
    lastCredentials.current = credentials;
    setState((before) =>
      before.phase === 'idle' ? { phase: 'submitting' } : { phase: 'waking', attempt: 0 },
    );
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        onSuccess(await login(credentials, signal));
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (!isWaking(error)) {
          setState({ phase: 'idle' });
          onFailure(error);
          return;
        }
        if (attempt === loginRetries) {
          setState({ phase: 'gone' });
          return;
        }
        setState({ phase: 'waking', attempt });
        await wait(wakeDelayMs(attempt), signal);
      }
    }
  };

  const tryAgain = () => lastCredentials.current && submit(lastCredentials.current);
  return { state, submit, tryAgain, stop };
}
