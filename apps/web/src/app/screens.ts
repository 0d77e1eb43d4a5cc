import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { loadScreenTexts } from '../i18n/index.ts';
import { queryClient } from '../lib/cache/query-client.ts';
import { hasEarlyAnswer } from '../lib/server/early-answers.ts';
import { routeOf } from './route-of.ts';
import { type Route, routes } from './routes.tsx';
import { ScreenFallback } from './screen-fallback.tsx';

/** Asks for what a screen shows first. */
export type Prefetch = (client: QueryClient, search: string, params: Params) => Promise<void>;

interface Screen {
  Screen: ComponentType;
  prefetch?: Prefetch;
}

const files = import.meta.glob<Screen>(['./screens/*.tsx', '!./screens/*.test.tsx']);
const loaded = new Map<string, Screen>();

async function load(route: Route): Promise<Screen> {
  const file = files[`./screens/${route.screen}.tsx`];
  if (!file) throw new Error(`There is no screens/${route.screen}.tsx`);
  const [module] = await Promise.all([file(), loadScreenTexts(route.namespaces)]);
  loaded.set(route.screen, module);
  return module;
}

/** How long the old screen stays for the next one; longer, and a press would seem to have done nothing. */
const momentMs = 120;

/** A screen as it is once it came, or what stands in for it where it takes longer, or cannot be had at all. */
async function arrive(route: Route): Promise<{ default: ComponentType }> {
  const found = () => loaded.get(route.screen);
  const again = () => load(route);
  const late = () => createElement(ScreenFallback, { found, load: again });
  const moment = new Promise<ComponentType>((resolve) => setTimeout(resolve, momentMs, late));
  const screen = load(route).then(({ Screen }) => Screen);
  return { default: await Promise.race([screen, moment]).catch(() => late) };
}

const lazies = new Map(routes.map((route) => [route.screen, lazy(() => arrive(route))]));

/** The screen itself once it was loaded, so that it is there in the very first render; else its lazy form. */
export const screenOf = (route: Route): ComponentType | undefined =>
  loaded.get(route.screen)?.Screen ?? lazies.get(route.screen);

/** Loads what a path will show, ahead of the navigation. */
export async function preload(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (route && !loaded.has(route.screen)) await load(route);
}

/** How long a first render waits for an answer that has come: no longer than to read it. */
const readMs = 50;

/** How long a first render waits for its screen; the shell, and what is in it, are there without. */
const screenMs = 2_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads what the first render shows, with its answer where that has come by now: then nothing stands in for it, and
 * it is drawn once.
 */
export async function preloadFirst({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  await Promise.race([preload(pathname), pause(screenMs)]);
  const route = routeOf(pathname);
  const prefetch = route && loaded.get(route.screen)?.prefetch;
  if (!prefetch || !(await hasEarlyAnswer())) return;
  const params = matchPath(route.path, pathname)?.params ?? {};
  await Promise.race([prefetch(queryClient, search, params), pause(readMs)]);
}
