import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { loadScreenTexts } from '../i18n/index.ts';
import { queryClient } from '../lib/cache/query-client.ts';
import { hasPrefetchedResponse } from '../lib/server/prefetched-responses.ts';
import type { Route } from './route.ts';
import { routeOf } from './route-of.ts';
import { routes } from './routes.ts';
import { ScreenFallback } from './screen-fallback.tsx';

/** Requests the data that a screen shows first. */
export type Prefetch = (client: QueryClient, search: string, params: Params) => Promise<void>;

/** The exports of a file in screens/. */
interface ScreenModule {
  Screen: ComponentType;
  prefetch?: Prefetch;
}

const files = import.meta.glob<ScreenModule>(['./screens/*.tsx', '!./screens/*.test.tsx']);
const loaded = new Map<string, ScreenModule>();

async function load(route: Route): Promise<ScreenModule> {
  const file = files[`./screens/${route.screen}.tsx`];
  if (!file) throw new Error(`There is no screens/${route.screen}.tsx`);
  const [module] = await Promise.all([file(), loadScreenTexts(route.namespaces)]);
  loaded.set(route.screen, module);
  return module;
}

/**
 * How long the old screen stays while the next one loads. With a longer time the click would seem to have no effect.
 */
const fallbackAfterMs = 120;

/** The loaded screen, or its fallback if the screen takes longer than `fallbackAfterMs` or cannot be loaded. */
async function loadOrFallBack(route: Route): Promise<{ default: ComponentType }> {
  const loadedScreen = () => loaded.get(route.screen);
  const loadAgain = () => load(route);
  const fallback = () => createElement(ScreenFallback, { loadedScreen, load: loadAgain });
  const timeout = new Promise<ComponentType>((resolve) => setTimeout(resolve, fallbackAfterMs, fallback));
  const screen = load(route).then(({ Screen }) => Screen);
  return { default: await Promise.race([screen, timeout]).catch(() => fallback) };
}

const lazyScreens = new Map(routes.map((route) => [route.screen, lazy(() => loadOrFallBack(route))]));

/** The screen itself if it is loaded, so that the first render can show it; else its lazy component. */
export const screenOf = (route: Route): ComponentType | undefined =>
  loaded.get(route.screen)?.Screen ?? lazyScreens.get(route.screen);

/** Loads the screen of a path ahead of the navigation. */
export async function preload(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (route && !loaded.has(route.screen)) await load(route);
}

/** How long the first render waits for the data of a response that has already arrived. */
const readMs = 50;

/** How long the first render waits for its screen; after that the shell is rendered without it. */
const screenMs = 2_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads the screen of the first render, and its data if the response has already arrived. The session is then awaited
 * too, because a gated screen shows its data only to a member. The screen is rendered once and without a fallback.
 */
export async function preloadFirst(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  sessionLoaded?: Promise<void>,
): Promise<void> {
  await Promise.race([preload(pathname), pause(screenMs)]);
  const route = routeOf(pathname);
  const prefetch = route && loaded.get(route.screen)?.prefetch;
  if (!prefetch || !(await hasPrefetchedResponse())) return;
  const params = matchPath(route.path, pathname)?.params ?? {};
  await Promise.race([Promise.all([prefetch(queryClient, search, params), sessionLoaded]), pause(readMs)]);
}
