import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { loadScreenTexts } from '../i18n/index.ts';
import { patiently } from '../lib/wake-load.ts';
import { type Route, routes } from './routes.tsx';

const files = import.meta.glob<{ Screen: ComponentType }>(['./screens/*.tsx', '!./screens/*.test.tsx']);
const loaded = new Map<string, ComponentType>();

async function load(route: Route): Promise<ComponentType> {
  const file = files[`./screens/${route.screen}.tsx`];
  if (!file) throw new Error(`There is no screens/${route.screen}.tsx`);
  const [module] = await patiently(() => Promise.all([file(), loadScreenTexts(route.namespaces)]));
  loaded.set(route.screen, module.Screen);
  return module.Screen;
}

const lazies = new Map(
  routes.map((route) => [route.screen, lazy(async () => ({ default: await load(route) }))]),
);

/** The screen itself once it was loaded, so that it is there in the very first render; else its lazy form. */
export const screenOf = (route: Route): ComponentType | undefined =>
  loaded.get(route.screen) ?? lazies.get(route.screen);

/** Loads what a path will show, ahead of the navigation. */
export async function preload(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (route && !loaded.has(route.screen)) await load(route);
}
