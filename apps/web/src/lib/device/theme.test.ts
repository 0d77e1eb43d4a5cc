import { beforeEach, describe, expect, it } from 'vitest';
import { applyTheme, chooseTheme, storedTheme } from './theme.ts';

beforeEach(() => localStorage.clear());

describe('the colours', () => {
  it('follow the device until somebody chooses a theme, and again once the choice is reset', () => {
    expect(storedTheme()).toBe('system');
    chooseTheme('dark');
    expect([document.documentElement.dataset.theme, storedTheme()]).toEqual(['dark', 'dark']);
    chooseTheme('system');
    expect([document.documentElement.dataset.theme, storedTheme()]).toEqual([undefined, 'system']);
    localStorage.setItem('halved_theme', 'pink');
    applyTheme(storedTheme());
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
