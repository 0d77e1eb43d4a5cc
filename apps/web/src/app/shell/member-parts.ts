import { lazy } from 'react';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';

// These components are loaded for members only, so that a visitor's first page does not carry them.
const load = () => loadWhenAwake(() => import('./member.ts'));

/** Loads these components before the first render. If that fails, the render requests them again. */
export const preloadMemberParts = () => void load().catch(() => undefined);

export const Bell = lazy(async () => ({ default: (await load()).Bell }));
export const Logout = lazy(async () => ({ default: (await load()).Logout }));
export const MemberName = lazy(async () => ({ default: (await load()).MemberName }));
export const Sidebar = lazy(async () => ({ default: (await load()).Sidebar }));
