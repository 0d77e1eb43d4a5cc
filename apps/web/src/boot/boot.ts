import './critical.css';
import { directionOf, isLanguageCode } from '@halved/shared/languages';
import { chooseLanguage, languageKey } from '../i18n/choose.ts';
import { watchLeaving } from '../lib/device/leave-quickly.ts';
import { readLocal, writeLocal } from '../lib/device/storage.ts';
import { applyTextSize, storedTextSize } from '../lib/device/text-size.ts';
import { applyTheme, storedTheme } from '../lib/device/theme.ts';
import { tokenKeys } from '../lib/server/tokens.ts';
import { sendFirstRequests } from './first-requests.ts';

// This script is inlined into the page and runs before its first paint, so every byte delays every visit.

/** The timeout for a tab in the background, which paints nothing, and for browsers that do not report paints. */
const withoutPaintMs = 1_000;

const root = document.documentElement;
const language = chooseLanguage(readLocal(languageKey), navigator.languages, root.lang);
root.lang = language;
root.dir = directionOf(language);
applyTheme(storedTheme());
applyTextSize(storedTextSize());

// Translates the words in the page itself. The build writes the words of each language into a data attribute.
for (const element of document.querySelectorAll<HTMLElement>('[data-en]')) {
  element.textContent = element.dataset[language] ?? element.textContent;
}

// "Leave quickly" works before any module has loaded.
watchLeaving();

// A language chosen before any module has loaded is stored, and adopted later (lib/device/language.ts).
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.closest('[data-hero]')) return;
  if (isLanguageCode(target.value)) writeLocal(languageKey, target.value);
});

const token = readLocal(tokenKeys.access);
// The server writes the landing page of visitors into the page. It is hidden for members, who have another one.
if (token) root.dataset.member = '';

const headers: HeadersInit = { 'accept-language': language };
if (token) headers.authorization = `Bearer ${token}`;
// lib/server/prefetched-responses.ts returns these responses later.
const responses = sendFirstRequests(location.pathname + location.search, headers, token !== null);
window.halvedPrefetched = { token, language, responses };

// The entry is being preloaded, but runs only after the page's own content is painted. Otherwise it would delay that
// paint on a slow phone.
const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href;
if (entry) afterFirstPaint(() => void import(/* @vite-ignore */ entry).catch(showLoadError));

/** Says that the program could not be loaded, with a button that reloads the page. */
function showLoadError() {
  const missing = document.querySelector<HTMLElement>('#missing');
  if (!missing) return;
  missing.hidden = false;
  missing.querySelector('button')?.addEventListener('click', () => location.reload());
}

/**
 * Calls back after the page's first contentful paint and after the timeout. The second call has no effect, because the
 * entry is imported only once.
 */
function afterFirstPaint(callback: () => void): void {
  setTimeout(callback, withoutPaintMs);
  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) callback();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser waits for the timeout.
  }
}
