import { hourMs } from '@halved/shared/durations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  installed() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

const reload = vi.fn();

/** A browser whose page is controlled by a service worker, or by none on a first visit. */
async function open({ controlled = true, waiting = false } = {}) {
  vi.resetModules();
  const container = Object.assign(new EventTarget(), { controller: controlled ? new Worker() : null });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: container });
  const worker = new Worker();
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? worker : null,
    installing: worker,
    update: vi.fn(() => Promise.resolve()),
  });
  const version = await import('./new-version.ts');
  const { watchVersions } = await import('./watch-versions.ts');
  Reflect.apply(watchVersions, undefined, [registration, reload]);
  const takesOver = () => {
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
  };
  return { ...version, worker, registration, takesOver };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  reload.mockReset();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a new version waits until somebody agrees, then takes over, and the page is reloaded once it has', async () => {
  const { newVersion, registration, worker, reloadWithNewest, takesOver } = await open();
  registration.dispatchEvent(new Event('updatefound'));
  expect(newVersion.get()).toBe('none');
  worker.installed();
  expect(newVersion.get()).toBe('waiting');
  expect(worker.postMessage).not.toHaveBeenCalled();
  reloadWithNewest();
  expect(worker.postMessage).toHaveBeenCalledWith('take-over');
  expect(reload).not.toHaveBeenCalled();
  takesOver();
  expect(reload).toHaveBeenCalledOnce();
});

it('a version that was already waiting when the page was loaded is offered', async () => {
  const { newVersion, putOffVersion } = await open({ waiting: true });
  expect(newVersion.get()).toBe('waiting');
  putOffVersion();
  expect(newVersion.get()).toBe('none');
});

it('the first service worker of a first visit is no new version', async () => {
  const { newVersion, registration, worker, takesOver } = await open({ controlled: false });
  registration.dispatchEvent(new Event('updatefound'));
  worker.installed();
  takesOver();
  expect([newVersion.get(), reload.mock.calls.length]).toEqual(['none', 0]);
});

it('a tab that somebody looks at asks when another tab has let the new version take over', async () => {
  const { newVersion, takesOver, reloadWithNewest } = await open();
  takesOver();
  expect([newVersion.get(), reload.mock.calls.length]).toEqual(['active', 0]);
  reloadWithNewest();
  expect(reload).toHaveBeenCalledOnce();
});

it('a hidden tab follows another one at once, but not with a form in it', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.body.innerHTML = '<main><form></form></main>';
  const withForm = await open();
  withForm.takesOver();
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '<main></main>';
  const without = await open();
  without.takesOver();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the new version that waits', true, 'waiting'],
  ['a reload', false, 'active'],
] as const)('a page whose parts are missing on the server offers %s, once', async (_, waiting, offered) => {
  const { newVersion, offerReload, putOffVersion } = await open({ waiting });
  putOffVersion();
  offerReload();
  expect(newVersion.get()).toBe(offered);
  putOffVersion();
  offerReload();
  expect(newVersion.get()).toBe('none');
});

it('a page that is shown again after an hour looks for a new version', async () => {
  const { registration } = await open();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(hourMs);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});
