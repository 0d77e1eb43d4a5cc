import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  const passwords = createPasswords();

  it('are hashed with the current parameters, each with a salt of its own', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('Correct1horse'),
      passwords.hash('Correct1horse'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(passwords.needsRehash(first)).toBe(false);
    expect(passwords.needsRehash(first.replace('m=19456', 'm=4096'))).toBe(true);
    expect(await passwords.verify(first, 'Correct1horse')).toBe(true);
    expect(await passwords.verify(first, 'correct1horse')).toBe(false);
  });

  it('match whether a keyboard sends an accent with its letter or after it, also by an older hash', async () => {
    const [composed, apart] = [
      (text: string) => text.normalize('NFC'),
      (text: string) => text.normalize('NFD'),
    ];
    const word = 'Thậmchí1';
    for (const [chosen, typed] of [
      [composed, apart],
      [apart, composed],
    ] as const)
      expect(await passwords.verify(await passwords.hash(chosen(word)), typed(word))).toBe(true);
    const older = await hash(apart(word));
    expect(await passwords.verify(older, apart(word))).toBe(true);
    expect(await passwords.verify(older, apart('Thâmchí1'))).toBe(false);
    expect(await passwords.verify(undefined, apart(word))).toBe(false);
  });

  it('never match for a missing account', async () => {
    for (const password of ['', 'Correct1horse', 'password']) {
      expect(await passwords.verify(undefined, password)).toBe(false);
    }
  });

  it('are checked four at a time, up to 32 more wait, and further ones are refused', async () => {
    const hash = await passwords.hash('Correct1horse');
    const four = createPasswords(4);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => four.verify(hash, 'x')));
    const refused = tries.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(14);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(Failure);
      expect(reason).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 2 });
    }
  });
});
