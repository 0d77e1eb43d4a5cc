import { describe, expect, it } from 'vitest';
import type { Opening } from './crisis-lines/line.ts';
import { hoursText } from './opening-hours.ts';

const open = (days: string, from: string, to: string): Opening => ({ days, from, to });

describe('the opening hours of a line', () => {
  it('are empty if they are not known, and without days if they are the same every day', () => {
    expect(hoursText({ hours: null }, 'en')).toBeNull();
    expect(hoursText({ hours: '24/7' }, 'en')).toBe('24/7');
    expect(hoursText({ hours: [open('1234567', '09:00', '24:00')] }, 'en')).toBe('09:00–24:00');
  });

  it('name a range of days by its ends and other days one by one', () => {
    expect(hoursText({ hours: [open('123456', '14:00', '20:00')] }, 'en')).toBe('Mon–Sat 14:00–20:00');
    expect(hoursText({ hours: [open('13', '16:00', '20:00'), open('245', '09:00', '13:00')] }, 'en')).toBe(
      'Mon, Wed 16:00–20:00; Tue, Thu, Fri 09:00–13:00',
    );
  });

  it('list several times of the same days together', () => {
    expect(
      hoursText({ hours: [open('12345', '09:00', '12:00'), open('12345', '14:00', '17:00')] }, 'en'),
    ).toBe('Mon–Fri 09:00–12:00, 14:00–17:00');
  });

  it('name the days in the reader’s language', () => {
    expect(hoursText({ hours: [open('12345', '09:00', '17:00')] }, 'es')).toBe('lun–vie 09:00–17:00');
  });

  it('keep the earlier hour first in Arabic, with the signs of Arabic', () => {
    const hours = [open('13', '16:00', '20:00'), open('1234567', '09:00', '13:00')];
    expect(hoursText({ hours }, 'ar')).toBe(
      'الاثنين، الأربعاء 16:00\u200f–\u200f20:00؛ 09:00\u200f–\u200f13:00',
    );
  });
});
