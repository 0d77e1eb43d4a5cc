import { lazy } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';

/** A member's resolutions, with their texts, loaded when somebody asks for them. */
export const MemberResolutions = lazy(async () => {
  const [module] = await loadWhenAwake(() =>
    Promise.all([import('./member-resolutions.tsx'), loadScreenTexts(['resolutions'])]),
  );
  return { default: module.MemberResolutions };
});
