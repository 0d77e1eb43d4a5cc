import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { changesOf, hasChanges, settingsDraftSchema, settingsOf } from './settings-form.ts';

const user = aUser({ bio: 'Awake at night.', locationSharing: true, country: 'DE', region: 'Hessen' });
const before = settingsOf(user);

describe('a save of the settings', () => {
  it('sends nothing when nothing was changed', () => {
    expect(changesOf(before, user)).toEqual({});
    expect(hasChanges(before, user)).toBe(false);
  });

  it('sends only the changed fields', () => {
    const values = { ...before, displayName: '', privacyLevel: 'private', city: 'Kassel' } as const;
    expect(changesOf(values, user)).toEqual({ displayName: '', privacyLevel: 'private', city: 'Kassel' });
  });

  it('sends no location when the location is no longer shared', () => {
    const values = { ...before, locationSharing: false, city: 'Kassel' };
    expect(changesOf(values, user)).toEqual({ locationSharing: false });
    const hidden = aUser({ locationSharing: false });
    expect(hasChanges({ ...settingsOf(hidden), city: 'Kassel' }, hidden)).toBe(false);
  });

  it('treats a country that is no longer offered as no country', () => {
    expect(settingsOf(aUser({ country: 'XX' })).country).toBe('');
  });
});

describe('the draft of unsaved settings', () => {
  const read = (stored: unknown) => settingsDraftSchema.safeParse(stored).data;

  it('is restored as it was, even if it is incomplete', () => {
    const changes = { displayName: '   ', bio: 'x'.repeat(600), country: '', privacyLevel: 'private' };
    expect(read(changes)).toEqual(changes);
  });

  it('drops values of another type and fields of an older form', () => {
    expect(
      read({ emailNotifications: 'yes', country: 'XX', privacyLevel: 'all', city: 1, theme: 'dark' }),
    ).toEqual({});
    expect([null, 'text', undefined].map(read)).toEqual([{}, {}, {}]);
  });
});
