// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commentAnchor, links } from '../links.ts';
import { routeOf } from './route-of.ts';

const server = new URL('../../../api/src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, server), 'utf8');
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'),
);

/** A path of this site in the source: a whole text or attribute, or what follows the address of the instance. */
const pathInSource = /(?:["'`]|\$\{(?:\w+\.)?publicUrl\})(\/[a-z][^"'`\s<>]*)(?=["'`<>\s])/g;

/** A path that the server answers itself: its API, its metrics, or a file. */
const ofServer = /^\/(?:api[/$]|metrics$)|\.\w+$/;

/** The addresses of screens that the server writes anywhere: into mails, pushes, notifications, pages and its log. */
const addresses = files.flatMap((file) =>
  [...read(file).matchAll(pathInSource)]
    .map(([, address = '']) => address)
    .filter((address) => !ofServer.test(address))
    .map((address) => ({ file, address: address.replaceAll(/\$\{[^}]*\}/g, 'x') })),
);

describe('the addresses of screens that the server writes', () => {
  it('are found in all that leads a member back', () => {
    expect(addresses.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'mail/compose.ts',
        'modules/instance/invites.ts',
        'modules/notifications/present.ts',
        'modules/notifications/push-text.ts',
        'plugins/sandbox-page.ts',
        'plugins/sandbox.ts',
        'services/billing-lemon-squeezy.ts',
        'start/setup.ts',
      ]),
    );
  });

  it.each(addresses)('$address in $file has a screen', ({ address }) => {
    expect(routeOf(address.replace(/[?#].*/, ''))?.screen).not.toBe('not-found');
  });

  it('name the tab of the preferences, the card of the password and the element of a comment as the client does', () => {
    expect(addresses.map(({ address }) => address)).toEqual(
      expect.arrayContaining([links.preferences, links.newPassword]),
    );
    expect(read('modules/notifications/present.ts')).toContain(`#${commentAnchor('')}`);
  });
});
