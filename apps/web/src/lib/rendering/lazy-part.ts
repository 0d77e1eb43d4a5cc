import { type ComponentType, lazy } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../server/load-when-awake.ts';

type Load<Part> = () => Promise<Part>;

/** A component in a part of the interface that is loaded when the component is first shown. */
export const lazyPart = <Part, Props>(load: Load<Part>, find: (part: Part) => ComponentType<Props>) =>
  lazy(async () => ({ default: find(await loadWhenAwake(load)) }));

/** Loads a part before it is shown. A failure shows only when the part is shown. */
export const preloadPart = (load: Load<unknown>): void => {
  loadWhenAwake(load).catch(() => undefined);
};

/** Loads the texts of a part at the same time as the part. */
export const withTexts =
  <Part>(load: Load<Part>, namespaces: readonly string[]): Load<Part> =>
  async () => {
    const [part] = await Promise.all([load(), loadScreenTexts(namespaces)]);
    return part;
  };
