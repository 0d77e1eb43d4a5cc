import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** The push services of the browsers in use. `*.` stands for any subdomain. */
const knownHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const fits = (host: string) => (pattern: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

// Parsers disagree about other characters: for `127.0.0.1;.push.apple.com`, some read the host as 127.0.0.1.
const hostName = /^[a-z0-9.-]+$/;

/**
 * The URL of an endpoint; null if this server may not call it. A browser chooses the endpoint, so without this rule a
 * member could make the server call any address. Call the returned URL, so that no other parser reads the endpoint.
 */
export function pushUrlOf(endpoint: string, pushHosts: readonly string[]): URL | null {
  const url = endpoint.startsWith('https://') ? URL.parse(endpoint) : null;
  if (!url || url.username || url.password || !hostName.test(url.hostname)) return null;
  return [...knownHosts, ...pushHosts].some(fits(url.host)) ? url : null;
}

/**
 * Finds the addresses of a host. Addresses that are not public are left out, unless `pushHosts` names the host. So a
 * changed DNS entry of another host does not lead into a private network.
 */
export const publicLookup =
  (pushHosts: readonly string[]): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const isTrusted = pushHosts.some((pattern) => fits(hostname)(pattern.replace(/:\d+$/, '')));
      const usable = isTrusted ? addresses : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = usable;
      if (!first) return done(new Error('The push service has no public address'), []);
      if (options.all) done(null, usable);
      else done(null, first.address, first.family);
    });
  };
