import { beforeEach, describe, expect, it } from 'vitest';
import { readForm, rememberForm } from './form-memory.ts';

beforeEach(() => sessionStorage.clear());

describe('a small form', () => {
  it('remembers what was typed until the tab is closed', () => {
    rememberForm('register', { email: 'a@b.org' });
    expect(readForm('register')).toEqual({ email: 'a@b.org' });
    rememberForm('register', null);
    expect(readForm('register')).toEqual({});
  });
  it('ignores stored values of another shape', () => {
    sessionStorage.setItem('halved_form:login', '{"email": 3, "a": "b"}');
    expect(readForm('login')).toEqual({ a: 'b' });
    sessionStorage.setItem('halved_form:login', '{broken');
    expect(readForm('login')).toEqual({});
  });
});
