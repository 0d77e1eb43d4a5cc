import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { ownWordsOf } from './quotation.ts';

describe('the own words of a text', () => {
  it.each([
    ['the band plays "i want to die" every single night', 'the band plays  ·  every single night'],
    ['sie singt „ich will sterben“ und wir lachen alle', 'sie singt  ·  und wir lachen alle'],
    ['elle chante « je veux mourir » dans sa cuisine', 'elle chante  ·  dans sa cuisine'],
    ['「死にたい」が口癖の先輩と映画を見る', ' · が口癖の先輩と映画を見る'],
    ['no quotation is here at all', 'no quotation is here at all'],
  ])('leave out what is quoted: %s', (text, own) => {
    expect(ownWordsOf(text)).toBe(own);
  });

  it.each(['"i want to die"', '"i want to die" i said', '「もう死にたい」'])(
    'are the whole text if hardly any others are left: %s',
    (text) => {
      expect(ownWordsOf(text)).toBe(text);
    },
  );
});

describe('danger', () => {
  it.each([
    ['en', 'the radio plays "i want to die" again and my toddler sings along in the car'],
    ['es', 'en el coche suena "me quiero morir" y mi hija canta a gritos'],
    ['fr', '"je veux mourir" chante la radio pendant que je fais la vaisselle'],
    ['de', '"ich will sterben" singt die band und die ganze halle gröhlt mit'],
    ['pt', 'no filme a personagem diz "quero morrer" e depois ganha na loteria'],
    ['ja', '「死にたい」が口癖の先輩と映画を見に行く約束をした'],
    ['ko', '"죽고 싶다"는 가사가 나오는 노래를 아이가 따라 불러요'],
    ['zh', '“我不想活了”是那部电影里最好笑的台词'],
    ['ru', 'в фильме герой кричит "я хочу умереть", а зал смеётся'],
    ['ar', 'في الفيلم البطل يقول "أريد أن أموت" والجمهور يضحك'],
    ['hi', 'फिल्म में हीरो कहता है "मैं मरना चाहता हूँ" और सब हँसते हैं'],
  ])('is not what somebody else or a song says (%s): %s', (language, text) => {
    expect(analyse(text, { localeHint: language }).crisis).toBe('none');
  });

  it.each([
    ['en', 'she said "get over it" and now i just want to die'],
    ['en', '"i want to die"'],
    ['es', 'me dijo "supéralo" y yo solo quiero morirme'],
    ['ja', '「甘えるな」と言われた。もう死にたい'],
  ])(
    'is what the writer says beside a quotation, or in nothing but a quotation (%s): %s',
    (language, text) => {
      expect(analyse(text, { localeHint: language }).crisis).toBe('explicit');
    },
  );
});
