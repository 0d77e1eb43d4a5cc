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

  it('sends the changed fields alone', () => {
    const values = { ...before, displayName: '', privacyLevel: 'private', city: 'Kassel' } as const;
    expect(changesOf(values, user)).toEqual({ displayName: '', privacyLevel: 'private', city: 'Kassel' });
  });

  it('sends no place when the location is not shared any more', () => {
    const values = { ...before, locationSharing: false, city: 'Kassel' };
    expect(changesOf(values, user)).toEqual({ locationSharing: false });
    const hidden = aUser({ locationSharing: false });
    expect(hasChanges({ ...settingsOf(hidden), city: 'Kassel' }, hidden)).toBe(false);
  });

  it('treats a country that is no longer offered as none', () => {
    expect(settingsOf(aUser({ country: 'XX' })).country).toBe('');
  });
});

describe('what is kept of unsaved changes', () => {
  const read = (kept: unknown) => settingsDraftSchema.safeParse(kept).data;

  it('comes back as it was, half-written or not', () => {
    const changes = { displayName: '   ', bio: 'x'.repeat(600), country: '', privacyLevel: 'private' };
    expect(read(changes)).toEqual(changes);
  });

  it('is left out where it is of another kind, or of an older form', () => {
    expect(
      read({ emailNotifications: 'yes', country: 'XX', privacyLevel: 'all', city: 1, theme: 'dark' }),
    ).toEqual({});
    expect([null, 'text', undefined].map(read)).toEqual([{}, {}, {}]);
  });
});
