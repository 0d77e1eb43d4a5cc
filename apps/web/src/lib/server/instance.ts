import type { Instance } from '@halved/shared/contract/instance';
import { isFields, isTextOrNull } from '@halved/shared/fields';
import { times } from '@halved/shared/limits';
import { registrations } from '@halved/shared/registrations';
import { useEffect } from 'react';
import { currentLanguage } from '../../i18n/index.ts';
import { readLocal, writeLocal } from '../device/storage.ts';
import { createStore, useStore } from '../state/store.ts';
import { takePrefetchedResponse } from './prefetched-responses.ts';
import { unauthenticated } from './statuses.ts';
import { accessToken, isSendable } from './tokens.ts';

const url = '/api/instance';
const storageKey = 'halved_instance';
/** After this time the instance is requested again. */
export const instanceFreshMs = 5 * 60_000;

const isAnnouncement = (value: unknown): value is Instance['announcement'] =>
  value === null ||
  (isFields(value) &&
    typeof value.id === 'string' &&
    typeof value.text === 'string' &&
    isTextOrNull(value.until));

const isInstance = (value: unknown): value is Instance =>
  isFields(value) &&
  [value.name, value.description, value.contactEmail].every((text) => typeof text === 'string') &&
  registrations.some((known) => known === value.registration) &&
  isTextOrNull(value.rules) &&
  isAnnouncement(value.announcement) &&
  typeof value.needsSetup === 'boolean';

/** The instance as this device last heard of it. */
interface Stored {
  instance: Instance;
  language: string;
  /** In milliseconds since 1970. */
  at: number;
}

function readStored(): Stored | null {
  try {
    const stored: unknown = JSON.parse(readLocal(storageKey) ?? 'null');
    if (!isFields(stored) || !isInstance(stored.instance)) return null;
    const { instance: known, language, at } = stored;
    return typeof language === 'string' && typeof at === 'number' ? { instance: known, language, at } : null;
  } catch {
    return null;
  }
}

let stored = readStored();

/**
 * Name, rules, announcement and registration of this instance: undefined until they are known, null if they could not
 * be loaded. A device that was here before knows them at once, so that nothing on the page moves.
 */
export const instance = createStore<Instance | null | undefined>(stored?.instance);
export const useInstance = (): Instance | null | undefined => useStore(instance);

/** Whether what is known is too old, or in another language than the interface. */
export const isInstanceOld = (now = Date.now()): boolean =>
  stored?.language !== currentLanguage() || now - stored.at > instanceFreshMs;

/** Sends no report about the server: nobody waits for this answer, so a sleeping server is not worth a notice. */
async function send(language: string, token: string | null): Promise<Response> {
  const init = {
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(times.apiTimeoutMs),
  };
  return (await takePrefetchedResponse(url, init, token)) ?? fetch(url, init);
}

/** The answer is the same for everybody, so it is also requested without a token that the server refuses. */
async function request(language: string): Promise<Instance> {
  const current = accessToken();
  const token = current && isSendable(current) ? current : null;
  const first = await send(language, token);
  const response = first.status === unauthenticated && token ? await send(language, null) : first;
  const body: unknown = await response.json();
  const data = isFields(body) ? body.data : null;
  if (!isInstance(data)) throw new Error('The server did not describe its instance');
  return data;
}

async function load(): Promise<void> {
  const language = currentLanguage();
  try {
    const loaded = await request(language);
    if (language !== currentLanguage()) return load();
    stored = { instance: loaded, language, at: Date.now() };
    writeLocal(storageKey, JSON.stringify(stored));
    instance.set(loaded);
  } catch {
    if (!instance.get()) instance.set(null);
  }
}

let loading: Promise<void> | undefined;

/** Requests the instance, once for several callers at the same time. After a failure it stays as it was known. */
export function loadInstance(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** The instance for a screen that depends on it: it is requested again, and what is known shows meanwhile. */
export function useFreshInstance(): Instance | null | undefined {
  useEffect(() => void loadInstance(), []);
  return useInstance();
}
