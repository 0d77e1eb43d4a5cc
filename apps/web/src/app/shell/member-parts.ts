import { lazyPart, preloadPart } from '../../lib/rendering/lazy-part.ts';

// These components are loaded for members only, so that a visitor's first page does not carry them.
const load = () => import('./member.ts');

/** Loads these components before the first render. If that fails, the render requests them again. */
export const preloadMemberParts = () => preloadPart(load);

export const Bell = lazyPart(load, (part) => part.Bell);
export const Logout = lazyPart(load, (part) => part.Logout);
export const MemberName = lazyPart(load, (part) => part.MemberName);
export const Sidebar = lazyPart(load, (part) => part.Sidebar);
