import './styles/index.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchMissingChunks } from './app/reload-once.ts';
import { preloadFirst } from './app/screens.ts';
import { preloadMemberParts } from './app/shell/member-parts.ts';
import { startI18n } from './i18n/index.ts';
import { closeBeside } from './lib/device/close-beside.ts';
import { focusPressed } from './lib/device/focus-pressed.ts';
import { watchPresses } from './lib/device/press.ts';
import { ignoreStrayClicks } from './lib/device/stray-clicks.ts';
import { allowTranslation } from './lib/device/translated-texts.ts';
import { watchSteps } from './lib/navigation/history-steps.ts';
import { refreshAccountOnReturn } from './lib/server/fresh-account.ts';
import { loadSession, session, watchSession } from './lib/server/session.ts';
import { watchTierEnd } from './lib/server/tier-end.ts';

watchSession();
watchTierEnd();
refreshAccountOnReturn();
watchSteps();
watchPresses();
ignoreStrayClicks();
allowTranslation();
focusPressed();
closeBeside();
const sessionLoaded = loadSession();
if (session.get().status !== 'visitor') preloadMemberParts();

watchMissingChunks();

/** Resolves when #root is in the page. The program may have loaded before the stylesheet, which holds the parser. */
async function parsed() {
  if (document.readyState !== 'loading') return;
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
}

async function start() {
  await startI18n();
  // The first render waits for its screen, so that it replaces the server's markup in one step.
  await preloadFirst(location, sessionLoaded).catch(() => undefined);
  await parsed();
  const element = document.querySelector('#root');
  if (element) {
    const root = createRoot(element);
    // React can interrupt a transition, so that a slow phone reacts to scrolling and "Leave quickly" meanwhile.
    startTransition(() => root.render(<App />));
  }
}

void start();
