import type { Namespace, Resources } from '../i18n/resources.ts';

/**
 * Who may enter a page. A page for guests redirects members. A page for members, moderators or admins redirects
 * visitors to /login; a member without the role reads that they have no permission.
 */
export type Access = 'any' | 'guest' | 'member' | 'moderator' | 'admin';

export interface Route {
  /** A path pattern of the router. */
  path: string;
  /** The name of the file in screens/ that exports `Screen`. */
  screen: string;
  access: Access;
  /** The namespaces of texts that are loaded at the same time as the screen's chunk. */
  namespaces: readonly Namespace[];
  /** The title of the tab, also written by the server: a key of common.titles. */
  title: keyof Resources['common']['titles'];
  /** Who sees the page in the navigation, and its label there: a key of common.nav. */
  nav?: { label: keyof Resources['common']['nav']; for: 'all' | 'visitor' | 'member' };
}
