import './critical.css';
import { isLanguageCode } from '@halved/shared/languages';
import { chooseLanguage, directionOf, languageKey } from '../i18n/choose.ts';
import { watchLeaving } from '../lib/device/leave-quickly.ts';
import { readLocal, writeLocal } from '../lib/device/storage.ts';
import { applyTheme, storedTheme } from '../lib/device/theme.ts';
import { tokenKeys } from '../lib/server/tokens.ts';

// Inlined into the page and run before its first paint: every byte here delays everybody.

/** A tab in the background paints nothing, and not every browser tells; what waits comes all the same. */
const withoutPaintMs = 1_000;

const root = document.documentElement;
const language = chooseLanguage(readLocal(languageKey), navigator.languages, root.lang);
root.lang = language;
root.dir = directionOf(language);
applyTheme(storedTheme());

// What came with the page speaks the language too; the build writes each wording into a data attribute.
for (const words of document.querySelectorAll<HTMLElement>('[data-en]')) {
  words.textContent = words.dataset[language] ?? words.textContent;
}

// The way out works before any module has arrived.
watchLeaving();

// So does the choice of a language, as far as it can: it is kept, and the picker adopts it (language-picker.tsx).
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.closest('[data-hero]')) return;
  if (isLanguageCode(target.value)) writeLocal(languageKey, target.value);
});

const token = readLocal(tokenKeys.access);
// A member's landing page is another than the visitor's that the server wrote.
if (token) root.dataset.member = '';

// What these pages show first is on its way before any module has arrived (lib/server/early-answers.ts hands it out).
function firstAsked({ pathname, search }: Location): string[] {
  if (pathname === '/feed' && !/[?&]tab=/.test(search)) return ['/api/posts?limit=20'];
  const [, id] = /^\/posts\/([\w-]+)$/.exec(pathname) ?? [];
  return id ? [`/api/posts/${id}`, `/api/comments/post/${id}/threaded?limit=10`] : [];
}

const headers: HeadersInit = { 'accept-language': language };
if (token) headers.authorization = `Bearer ${token}`;
const responses = Object.fromEntries(firstAsked(location).map((url) => [url, fetch(url, { headers })]));
for (const response of Object.values(responses)) response.catch(() => undefined);
window.halvedEarly = { token, language, responses };

// What came with the page stands on the screen before a slow phone begins with the rest, which is on its way already.
const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href;
if (entry) afterFirstPaint(() => void import(/* @vite-ignore */ entry).catch(sayMissing));

/** The program did not come: said where it would have stood, with the way to ask for this very page again. */
function sayMissing() {
  const missing = document.querySelector<HTMLElement>('#missing');
  if (!missing) return;
  missing.hidden = false;
  missing.querySelector('button')?.addEventListener('click', () => location.reload());
}

/** Calls back, at least once, when the first words or shapes of the page stand on the screen. */
function afterFirstPaint(done: () => void): void {
  setTimeout(done, withoutPaintMs);
  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser waits for the time.
  }
}
