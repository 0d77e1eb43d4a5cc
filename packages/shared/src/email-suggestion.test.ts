import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, suggestEmail } from './email-suggestion.ts';

describe('a mistyped domain', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['mgail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmial.cmo', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmial.fr', 'hotmail.fr'],
    ['hotnail.co.uk', 'hotmail.co.uk'],
    ['outlok.es', 'outlook.es'],
    ['yaho.com.br', 'yahoo.com.br'],
    ['yahooo.com', 'yahoo.com'],
    ['iclould.com', 'icloud.com'],
    ['protonmial.com', 'protonmail.com'],
    ['GMIAL.com', 'gmail.com'],
    ['a-small-firm.con', 'a-small-firm.com'],
  ])('is corrected: %s to %s', (written, meant) => {
    expect(suggestEmail(`Ana.B@${written}`)).toBe(`Ana.B@${meant}`);
  });
});

describe('a real domain', () => {
  const real =
    'gmail.com googlemail.com mail.com email.com ymail.com gmx.de gmx.net gmx.at web.de proton.me pm.me me.com ' +
    'mac.com live.com live.fr msn.com aol.com aim.com yahoo.gr yahoo.ca yahoo.com.au outlook.sk outlook.jp ' +
    'hotmail.se hotmail.ca mail.ru bk.ru ya.ru inbox.ru qq.com 163.com 126.com sina.cn foxmail.com hanmail.net ' +
    'daum.net nate.com free.fr sfr.fr tuta.com tuta.io hey.com zoho.com fastmail.com fastmail.fm hushmail.com ' +
    'rocketmail.com posteo.de mailbox.org duck.com uol.com.br bol.com.br ig.com.br terra.com.br alice.it ' +
    'docomo.ne.jp ezweb.ne.jp softbank.ne.jp shaw.ca telus.net cox.net att.net sky.com rogers.com bigpond.com ' +
    'halved.example university.edu stanford.edu nhs.net example.com company.co startup.io gov.uk';

  it.each(real.split(' '))('is left alone: %s', (domain) => {
    expect(suggestEmail(`ana@${domain}`)).toBeNull();
  });
});

describe('a suggestion', () => {
  it('is not made for a text that is not an address', () => {
    expect(['', '@gmial.com', 'gmial.com', 'ana@'].map(suggestEmail)).toEqual([null, null, null, null]);
  });

  it('differs from the address, keeps the part before the @, and needs no second correction', () => {
    const domains = fc.oneof(fc.stringMatching(/^[a-z]{1,9}\.[a-z]{1,4}$/), fc.domain(), fc.string());
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), domains, (local, domain) => {
        const email = `${local}@${domain}`;
        const suggestion = suggestEmail(email);
        if (suggestion === null) return;
        expect(suggestion).not.toBe(email);
        expect(suggestion.slice(0, suggestion.lastIndexOf('@'))).toBe(email.slice(0, email.lastIndexOf('@')));
        expect(suggestEmail(suggestion)).toBeNull();
      }),
    );
  });
});

describe('the edit distance', () => {
  it('counts an insertion, a deletion, a substitution and a swap as one each', () => {
    expect(['gmaiil', 'gmai', 'gmaul', 'gmial'].map((slip) => editDistance(slip, 'gmail'))).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('is symmetric, zero only for equal texts, and never above the longer length', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
