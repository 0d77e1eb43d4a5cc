import { beforeEach, describe, expect, it } from 'vitest';
import { forgetForms, readForm, rememberForm } from './form-memory.ts';

beforeEach(() => sessionStorage.clear());

describe('a small form', () => {
  it('remembers what was typed until the tab is closed or somebody signs in', () => {
    rememberForm('register', { email: 'a@b.org' });
    expect(readForm('register')).toEqual({ email: 'a@b.org' });
    forgetForms();
    expect(readForm('register')).toEqual({});
  });
  it('ignores stored values of another shape', () => {
    sessionStorage.setItem('halved_form:login', '{"email": 3, "a": "b"}');
    expect(readForm('login')).toEqual({ a: 'b' });
    sessionStorage.setItem('halved_form:login', '{broken');
    expect(readForm('login')).toEqual({});
  });
});
