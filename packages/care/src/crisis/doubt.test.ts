import { languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { readingOf } from '../text.ts';
import { isBelieved } from './danger.ts';
import { everyday } from './doubt.ts';
import { termsOf } from './signs/danger-signs.ts';

describe('what a pattern finds', () => {
  it.each([
    ['es', 'en la serie el personaje dice quiero matarme y luego se ríe, qué capítulo'],
    ['pt', 'no filme a personagem diz "quero morrer" e depois ganha na loteria'],
    ['ja', '「死にたい」が口癖の先輩と映画を見に行く約束をした'],
    ['ko', '"죽고 싶다"는 가사가 나오는 노래를 아이가 따라 불러요'],
    ['zh', '“我不想活了”是那部电影里最好笑的台词'],
    ['ru', 'в фильме герой кричит "я хочу умереть", а зал смеётся'],
    ['ar', 'في الفيلم البطل يقول "أريد أن أموت" والجمهور يضحك'],
  ] as const)('is no danger in the words of a film or a song (%s): %s', (language, text) => {
    expect(analyse(text, { localeHint: language }).crisis).toBe('none');
  });

  it.each([
    ['en', 'i watched that film again and i want to die like she did, i cant carry on'],
    ['en', 'after watching that movie i want to kill myself again'],
  ] as const)('stays danger if the reader sees it beside a film (%s): %s', (language, text) => {
    expect(isBelieved('explicit', readingOf(text), language)).toBe(false);
    expect(analyse(text, { localeHint: language }).crisis).toBe('explicit');
  });

  it.each([
    ['en', 'my doctor says it is stress but i want to kill myself, i have the pills here tonight'],
    ['en', 'grandma died and i want to kill myself, i cut my arms again last night'],
    ['en', 'mom died in march and i want to die too'],
    ['en', 'i want to kill myself and my house is a mess'],
    ['es', 'el médico no lo sabe pero quiero matarme esta noche, ya tengo las pastillas'],
    ['de', 'mein arzt weiß nichts davon, ich will mich umbringen, die tabletten liegen bereit'],
    ['fr', 'ma mère est morte et je veux mourir aussi, je veux me tuer ce soir'],
    ['ru', 'врач ничего не знает, я хочу умереть, таблетки уже лежат'],
    ['zh', '医生不知道，我想自杀，药已经准备好了'],
  ] as const)('is believed beside a doctor, a death or a household (%s): %s', (language, text) => {
    expect(analyse(text, { localeHint: language }).crisis).toBe('explicit');
  });

  it.each([
    ['en', 'i keep thinking "i want to die" every night and it will not stop'],
    ['en', 'texted him "i am going to kill myself tonight" and he blocked me'],
    ['en', 'i told my sister "i want to kill myself" and she laughed at me'],
    ['es', 'no puedo dejar de pensar "quiero morirme" cuando me acuesto'],
    ['de', 'ich denke jeden abend „ich will sterben“ und kann nicht schlafen'],
    ['ja', '「甘えるな」と言われた。もう死にたい'],
  ] as const)(
    'is believed in quotation marks, because people quote themselves (%s): %s',
    (language, text) => {
      expect(analyse(text, { localeHint: language }).crisis).toBe('explicit');
    },
  );

  it.each([
    ['en', 'my boss fired me today. i want to kill myself'],
    ['en', 'i have a history of depression and i want to die'],
    ['ja', '本当に消えてしまいたいです'],
    ['ja', '日本語も話せず孤独で消えたいです'],
    ['ko', '책임감 때문에 죽고 싶어요'],
    ['ko', '학교 이야기만 나오면 죽고 싶다'],
    ['zh', '书也读不下去，活着没意义，不想活了'],
  ] as const)('is believed beside a word that has more than one meaning (%s): %s', (language, text) => {
    expect(analyse(text, { localeHint: language }).crisis).not.toBe('none');
  });

  it.each([
    ['en', 'I watch the same film every night and feel nothing. I want to die.'],
    ['ja', '映画も見る気になれない。ドラマもつまらない。死にたい。'],
    ['ja', 'ゲームも楽しくないし、もう死にたい'],
    ['ko', '좋아하던 드라마도 재미없다. 죽고 싶다. 부모님은 몰라요.'],
    ['ko', '친구들이랑 게임도 재미없고 그냥 죽고 싶어'],
    ['zh', '电影看不进去，小说也不看了。我不想活了。爸妈不知道。'],
    ['zh', '打游戏也没意思，每天都想死'],
    ['hi', 'फिल्म देखने का भी मन नहीं होता। मैं मरना चाहता हूँ। घर में किसी को नहीं पता।'],
    ['hi', 'game bhi boring lagta hai, marne ka mann karta hai'],
  ] as const)('is believed in sentences that speak of no story (%s): %s', (language, text) => {
    expect(analyse(text, { localeHint: language }).crisis).toBe('explicit');
  });

  it.each([
    ['en', 'i want to kill myself and nobody would notice'],
    ['es', 'quiero matarme y nadie se daría cuenta'],
    ['en', 'kms lol'],
  ] as const)(
    'is believed without the reader if nothing in the text speaks against it (%s): %s',
    (language, text) => {
      expect(isBelieved('explicit', readingOf(text), language)).toBe(true);
    },
  );
});

it.each(languageCodes)('the everyday terms of %s are terms of stories', (language) => {
  const stories = termsOf('story', language);
  expect(everyday[language].split(', ').filter((term) => !stories.includes(term))).toEqual([]);
});
