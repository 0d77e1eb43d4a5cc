import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { loadScreenTexts } from '../i18n/index.ts';
import { hasEarlyAnswer } from '../lib/early-answers.ts';
import { queryClient } from '../lib/query-client.ts';
import { patiently } from '../lib/wake-load.ts';
import { type Route, routes } from './routes.tsx';

/** Asks for what a screen shows first. */
export type Ask = (client: QueryClient, search: string, params: Params) => Promise<void>;

interface Screen {
  Screen: ComponentType;
  ask?: Ask;
}

const files = import.meta.glob<Screen>(['./screens/*.tsx', '!./screens/*.test.tsx']);
const loaded = new Map<string, Screen>();

async function load(route: Route): Promise<Screen> {
  const file = files[`./screens/${route.screen}.tsx`];
  if (!file) throw new Error(`There is no screens/${route.screen}.tsx`);
  const [module] = await patiently(() => Promise.all([file(), loadScreenTexts(route.namespaces)]));
  loaded.set(route.screen, module);
  return module;
}

const lazies = new Map(
  routes.map((route) => [route.screen, lazy(async () => ({ default: (await load(route)).Screen }))]),
);

/** The screen itself once it was loaded, so that it is there in the very first render; else its lazy form. */
export const screenOf = (route: Route): ComponentType | undefined =>
  loaded.get(route.screen)?.Screen ?? lazies.get(route.screen);

const routeOf = (pathname: string): Route | undefined => routes.find(({ path }) => matchPath(path, pathname));

/** Loads what a path will show, ahead of the navigation. */
export async function preload(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (route && !loaded.has(route.screen)) await load(route);
}

/** How long a first render waits for an answer that has come: no longer than to read it. */
const readMs = 50;

/**
 * Loads what the first render shows, with its answer where that has come by now: then nothing stands in for it, and
 * it is drawn once.
 */
export async function preloadFirst({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  await preload(pathname);
  const route = routeOf(pathname);
  const ask = route && loaded.get(route.screen)?.ask;
  if (!ask || !(await hasEarlyAnswer())) return;
  const params = matchPath(route.path, pathname)?.params ?? {};
  await Promise.race([
    ask(queryClient, search, params),
    new Promise((resolve) => setTimeout(resolve, readMs)),
  ]);
}
