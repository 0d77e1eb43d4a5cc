import type { ManifestOptions } from 'vite-plugin-pwa';
import { sharedParams } from '../src/features/posts/shared-text.ts';
import { links } from '../src/links.ts';

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** What a device is told when somebody installs the interface (docs/decisions/0049-kept-on-the-device.md). */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Halved',
  short_name: 'Halved',
  description: 'A worry shared is a worry halved.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f9f5ed',
  theme_color: '#f9f5ed',
  categories: ['health', 'social', 'lifestyle'],
  icons: [
    ...icons,
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    // A device may cut this one to any shape, so its ground reaches to every edge.
    { src: '/icon-full-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Share a worry', url: links.share, icons },
    { name: 'Get help now', url: links.help, icons },
    { name: 'Exercises', url: links.exercises, icons },
  ],
  // "Share to Halved" of another app. The service worker answers this address from its cache, so that the shared words
  // do not leave the device.
  share_target: {
    action: links.feed,
    method: 'GET',
    params: { title: sharedParams[0], text: sharedParams[1], url: sharedParams[2] },
  },
};
