import './styles/index.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOnce } from './app/reload-once.ts';
import { preloadFirst } from './app/screens.ts';
import { startI18n } from './i18n/index.ts';
import { watchSteps } from './lib/navigation/history-steps.ts';
import { loadSession, watchSession } from './lib/server/session.ts';

watchSession();
watchSteps();
void loadSession();

addEventListener('vite:preloadError', () => void reloadOnce());

async function start() {
  await startI18n();
  // The first render is complete, because it replaces what the server wrote into the page in one step.
  await preloadFirst(location).catch(() => undefined);
  const element = document.querySelector('#root');
  if (element) {
    const root = createRoot(element);
    // A transition renders in slices, so that a cheap phone can scroll and leave meanwhile.
    startTransition(() => root.render(<App />));
  }
}

void start();
