import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { pushOpened, takeOver } from './lib/device/worker-messages.ts';
import { ownPath } from './links.ts';
import { cachedOrFetched, readable } from './offline-answer.ts';
import { firstFeed, isFirstFeed } from './offline-feed.ts';
import { ownShell, shellPath } from './offline-shell.ts';
import {
  keepTexts,
  keptTexts,
  languageOf,
  rememberedLanguage,
  removeOldTexts,
  withoutTexts,
} from './offline-texts.ts';

declare global {
  interface Window {
    __WB_MANIFEST: (PrecacheEntry | string)[];
  }
}

interface Client {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: string) => void;
}

declare const clients: {
  claim: () => Promise<void>;
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Client[]>;
  openWindow: (url: string) => Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown } | null;
}

interface ClickEvent extends ExtendableEvent {
  notification: Notification;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The page that asks. */
  clientId: string;
  respondWith: (response: Promise<Response>) => void;
}

const isExtendable = (event: Event): event is ExtendableEvent => 'waitUntil' in event;
const isFetch = (event: Event): event is FetchEvent => event.type === 'fetch';

const built = self.__WB_MANIFEST;
// The worker controls the page of a first visit as soon as its cache is filled, so that this page works without a
// network. While a newer version is being installed, nothing is removed: the caches hold its files already, and without
// them it could not start offline. It removes what is left when it takes over.
addEventListener('activate', (event) => {
  if (!isExtendable(event)) return;
  event.waitUntil(clients.claim());
  // The listener that Workbox adds below removes the files of other versions.
  if (registration.installing) event.stopImmediatePropagation();
  else event.waitUntil(removeOldTexts(built));
});
addPlugins([ownShell(built)]);
precache(withoutTexts(built));
// The texts belong to the installation. Texts that arrive after it would come too late for somebody who is offline soon.
addEventListener('install', (event) => {
  if (isExtendable(event))
    event.waitUntil(rememberedLanguage().then((language) => keepTexts(built, language)));
});
cleanupOutdatedCaches();

// A new version waits until somebody agrees to it (lib/device/new-version.ts).
addEventListener('message', (event) => {
  if (event.data === takeOver) void skipWaiting();
});

/** Every page is the cached shell, which a returning visitor sees at once, even while the host sleeps. */
const shell = (request: Request) => cachedOrFetched(request, matchPrecache(shellPath));

const asset = (request: Request) => cachedOrFetched(request, matchPrecache(request));

const arriving = new Map<string, Promise<void>>();

/** Keeps all texts of a language as soon as a page uses it. */
function keepLanguage(language: string): Promise<void> {
  const keeping =
    arriving.get(language) ??
    keepTexts(built, language)
      // The next page that uses the language tries again.
      .catch(() => undefined)
      .finally(() => arriving.delete(language));
  arriving.set(language, keeping);
  return keeping;
}

async function texts(event: FetchEvent, language: string): Promise<Response> {
  const kept = await readable(keptTexts(event.request));
  if (kept) return kept;
  event.waitUntil(keepLanguage(language));
  return fetch(event.request);
}

/**
 * The address of a file, such as the icon, which somebody may open in a tab, or one below `/.well-known` for programs. No
 * address of a page has a dot there.
 */
const isFile = ({ pathname }: URL) => /^\/\.|\.\w+$/.test(pathname);

/** The built files, and the pictures of the wellness library. */
const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/') || pathname.startsWith('/pictures/');

addEventListener('fetch', (event) => {
  if (!isFetch(event)) return;
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const language = languageOf(url.pathname);
  if (isFirstFeed(url, request)) event.respondWith(firstFeed(request, event.clientId));
  else if (url.pathname.startsWith('/api/')) return;
  else if (request.mode === 'navigate' && !isFile(url)) event.respondWith(shell(request));
  else if (language) event.respondWith(texts(event, language));
  else if (isAsset(url)) event.respondWith(asset(request));
});

const isPush = (event: Event): event is PushEvent => event.type === 'push';
const isClick = (event: Event): event is ClickEvent => event.type === 'notificationclick';

const textIn = (message: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(message, name);
  return typeof value === 'string' ? value : undefined;
};

/** Shows what the server wrote (docs/product.md §11.3). A second message about the same notification replaces the first. */
function showPush({ data }: PushEvent): Promise<void> {
  const message = Object(data?.json());
  const tag = textIn(message, 'tag');
  return registration.showNotification(textIn(message, 'title') ?? 'Halved', {
    lang: textIn(message, 'lang') ?? '',
    dir: textIn(message, 'dir') === 'rtl' ? 'rtl' : 'ltr',
    icon: '/icon-192.png',
    data: textIn(message, 'link'),
    ...(tag && { tag }),
  });
}

/** Shows the page that a message links to, in the tab that has it open, else in a new one. Opens no other sites. */
async function openLink(link: unknown): Promise<void> {
  const path = ownPath(typeof link === 'string' ? link : null, location.origin) ?? '/notifications';
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search === path;
  });
  tab?.postMessage(pushOpened);
  await (tab ? tab.focus() : clients.openWindow(path));
}

addEventListener('push', (event) => {
  if (isPush(event)) event.waitUntil(showPush(event));
});

addEventListener('notificationclick', (event) => {
  if (!isClick(event)) return;
  event.notification.close();
  event.waitUntil(openLink(event.notification.data));
});

// The browser has ended or replaced its subscription. This subscribes again if the browser says how. The next page tells
// the server, and subscribes otherwise (keep-push.ts), because only pages are signed in.
addEventListener('pushsubscriptionchange', (event) => {
  const previous: unknown = Reflect.get(event, 'oldSubscription');
  if (!isExtendable(event) || !(previous instanceof PushSubscription)) return;
  event.waitUntil(registration.pushManager.subscribe(previous.options));
});
