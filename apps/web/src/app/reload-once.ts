import { times } from '@halved/shared/limits';
import { offerReload, reloadWithNewest } from '../lib/device/new-version.ts';

const key = 'halved_reloaded_at';
const pauseMs = 60_000;

const typedMark = 'data-typed';

function markTyped({ target }: Event): void {
  if (target instanceof Element) target.setAttribute(typedMark, '');
}

/** Whether a form contains what somebody has typed. A form that was sent is empty again. */
const showsTypedForm = () =>
  [...document.querySelectorAll<HTMLInputElement>(`form [${typedMark}]`)].some(({ value }) => value !== '');

/**
 * Whether the server has another build than this page, so that the chunks of this page may be gone. False if the server
 * does not answer, because it would not deliver the page either.
 */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('link[data-entry]')?.getAttribute('href') ?? '';
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(times.apiTimeoutMs) });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    return false;
  }
}

/**
 * Reloads the page when a chunk is missing because a deployment has replaced the chunks while the page was open. A chunk
 * that did not arrive for another reason is requested again by its caller (lib/server/load-when-awake.ts), because a
 * reload would lose what the page shows. The page asks first while it shows a form that somebody has typed in, because a
 * chunk may be loaded ahead when the pointer reaches a link, and not every form keeps a draft. The page is reloaded at most
 * once a minute, because otherwise a chunk that stays missing would reload it for ever.
 */
export async function reloadOnce(): Promise<void> {
  if (!(await isReplaced())) return;
  if (showsTypedForm()) return offerReload();
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the page cannot tell whether it has reloaded before.
    return;
  }
  reloadWithNewest();
}

/** Follows the chunks that are missing, and the fields that somebody types in. */
export function watchMissingChunks(): void {
  addEventListener('input', markTyped);
  addEventListener('vite:preloadError', () => void reloadOnce());
}
