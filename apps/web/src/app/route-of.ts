import { matchPath } from 'react-router-dom';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** The row of the table of screens that matches a path. */
export const routeOf = (pathname: string): Route | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));
