import { StrictMode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';
import { screenOf } from './screens.ts';
import { Shell } from './shell/shell.tsx';

/** The screens of the table inside the shell; works under any router. */
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

export function App() {
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
