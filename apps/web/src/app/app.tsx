import { StrictMode, useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterPaint } from '../lib/rendering/after-paint.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { preloadHelp } from './preload-help.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.ts';
import { screenOf } from './screens.ts';
import { Shell } from './shell/shell.tsx';

/** The screens of the route table inside the shell. This component works under any router, so that tests can use it. */
export function Screens() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes.map((route) => {
          const Screen = screenOf(route);
          return (
            <Route
              key={route.path}
              path={route.path}
              element={<Guard access={route.access}>{Screen && <Screen />}</Guard>}
            />
          );
        })}
      </Route>
    </Routes>
  );
}

/** Loads the code that the first page does not need. A failure is ignored, because pages work without it. */
function start() {
  preloadHelp();
  void import('./after-start.ts').then(
    ({ afterStart }) => afterStart(),
    () => undefined,
  );
}

export function App() {
  useEffect(() => afterPaint(start), []);
  return (
    <StrictMode>
      <ErrorBoundary>
        <Providers>
          <BrowserRouter>
            <Screens />
          </BrowserRouter>
        </Providers>
      </ErrorBoundary>
    </StrictMode>
  );
}
