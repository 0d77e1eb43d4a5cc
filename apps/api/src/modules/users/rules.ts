import type { Viewer } from '../../context.ts';

/** Whether a username is the viewer's own, however it is written. */
export const isOneself = (viewer: Viewer, username: string): boolean =>
  viewer.username.toLowerCase() === username.toLowerCase();
