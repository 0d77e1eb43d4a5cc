import type { Door } from '@halved/shared/doors';
import type { LanguageCode } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { screen } from '../screen.ts';
import { atOnce } from '../steps.ts';
import { analysingTogether } from '../together.ts';

type Case = readonly [door: Door, language: LanguageCode, text: string];

/** Sentences of this test alone: they are in no file of texts. */
const opening: readonly Case[] = [
  ['friend', 'en', 'my friend wants to kill herself and told me not to tell anyone'],
  ['friend', 'en', "found razor blades in my brother's room and fresh scars, what do i do"],
  [
    'friend',
    'en',
    'my best friend texted me that she doesnt want to be here anymore and now she isnt picking up',
  ],
  ['friend', 'de', 'meine freundin sagt wenn ich gehe bringt sie sich um'],
  ['friend', 'fr', 'ma copine dit que si je la quitte elle se tue'],
  ['friend', 'zh', '弟弟说活着没意思，我好怕'],
  ['friend', 'ar', 'اختي تقول ما تبي تعيش'],
  ['friend', 'es', 'mi hermana dice que se quiere morir, tengo miedo por ella'],
  ['friend', 'de', 'meine schwester will nicht mehr leben und hat sich geritzt'],
  ['friend', 'fr', "mon frère parle de suicide et je ne sais pas comment l'aider"],
  ['eating', 'en', 'i keep making myself sick after dinner and counting calories'],
  ['eating', 'es', 'tengo bulimia, vomito después de comer y nadie lo sabe'],
  ['eating', 'de', 'wieder fressanfall und danach gekotzt, die bulimie ist zurück'],
  ['eating', 'ja', '過食がひどくて、食べて吐く毎日'],
  ['eating', 'ja', '食べるのが怖くて、もう一週間りんごしか食べてない'],
  ['eating', 'zh', '吃多了就恨自己，然后偷偷去催吐'],
  ['eating', 'zh', '一天只敢吃一个苹果，还是觉得自己胖'],
  ['eating', 'zh', '半夜又控制不住狂吃，吃到想吐，好恨自己'],
  ['violence', 'en', 'he hits me when he is angry and i am scared to go home'],
  ['violence', 'es', 'mi marido me pega y me amenaza con quitarme a los niños'],
  ['violence', 'fr', "mon mari me frappe et me menace, j'ai peur de rentrer"],
  ['violence', 'ko', '남편이 때리고 협박해요. 폭력이 너무 무서워요'],
  ['addiction', 'en', 'relapsed after six months sober, drinking every night again'],
  ['addiction', 'es', 'perdí el sueldo en apuestas otra vez, no puedo con el casino'],
  ['addiction', 'ru', 'муж опять в запое, пьет каждый день, похмелье и водка'],
  ['addiction', 'zh', '网赌又输光了，停不下来'],
  ['money', 'en', 'the bailiffs come tomorrow and we got an eviction notice'],
  ['money', 'es', 'nos van a desahuciar, no puedo pagar el alquiler y tengo deudas'],
  ['money', 'it', "sfratto esecutivo e debiti, non riesco a pagare l'affitto"],
  ['money', 'ja', '借金の返済が滞納で、取り立ての電話が怖い'],
  ['grief', 'en', 'my mum died last month, the funeral was on friday and i miss her'],
  ['grief', 'es', 'murió mi abuela y el funeral fue ayer, no paro de llorar'],
  ['grief', 'de', 'mein vater ist gestorben, die beerdigung war gestern'],
  ['grief', 'zh', '妈妈去世了，葬礼那天我没哭'],
];

/** What must not open a door, although a word is near it. */
const closed: readonly Case[] = [
  ['friend', 'en', 'my friend wants to quit her job and move to berlin'],
  ['friend', 'en', 'i want to die of shame after that talk'],
  ['friend', 'en', "my friend is moving away and doesn't want to live here anymore"],
  ['friend', 'en', "my kid doesn't want to be here at school"],
  ['friend', 'es', 'mi amiga quiere cambiar de carrera y no sé qué decirle'],
  ['friend', 'de', 'mein freund will umziehen und ich vermisse ihn jetzt schon'],
  ['eating', 'en', 'cannot eat before exams, my stomach is in knots'],
  ['eating', 'es', 'qué ceno hoy, no me apetece cocinar'],
  ['eating', 'ja', '今日の夕飯なに食べようか迷う'],
  ['eating', 'zh', '今天晚饭吃了火锅，好撑啊'],
  ['eating', 'zh', '妈妈做的饭太好吃了，吃了三碗'],
  ['eating', 'zh', '食堂的饭越来越难吃了'],
  ['eating', 'zh', '冰箱里的蛋糕被我弟偷吃了'],
  ['eating', 'zh', '牙疼得吃不下饭'],
  ['eating', 'ja', '子供がご飯を食べてくれない'],
  ['eating', 'ja', '歯が痛くてご飯が食べにくい'],
  ['eating', 'ko', '애가 밥을 안 먹어서 걱정이에요'],
  ['eating', 'en', "my toddler won't eat anything but crackers"],
  ['eating', 'en', "can't eat because of my wisdom teeth"],
  ['eating', 'es', 'mi hijo no quiere comer verduras'],
  ['eating', 'fr', 'mon fils ne mange rien à la cantine'],
  ['eating', 'ar', 'اكلت كثير وبطني يوجعني'],
  ['eating', 'ru', 'объелась вчера оливье, живот болит'],
  ['violence', 'en', 'they beat us four nil on saturday'],
  ['violence', 'en', 'my boss hit the roof about the report'],
  ['violence', 'es', 'me pegué con la mesa en el dedo del pie'],
  ['addiction', 'en', 'i am addicted to this series, slept three hours'],
  ['addiction', 'fr', 'trop de café ce matin, je tremble avant la réunion'],
  ['money', 'en', 'saving for a holiday, how much do you put aside a month'],
  ['money', 'es', 'quiero pedir un aumento y no sé cómo'],
  ['money', 'it', 'quanto costa un gelato a roma adesso'],
  ['grief', 'en', 'my phone died in the middle of the exam'],
  ['grief', 'de', 'mein basilikum ist eingegangen'],
  ['grief', 'de', 'mein handy ist tot'],
  ['grief', 'fr', 'mon ordi est mort, tous mes cours dedans'],
  ['grief', 'ja', '充電死んだ'],
  ['grief', 'zh', '手机没电了，错过了面试电话'],
];

describe('a worry', () => {
  it.each(opening)('opens %s: (%s) %s', (door, localeHint, text) => {
    expect(analyse(text, { localeHint }).doors).toContain(door);
  });

  it.each(closed)('does not open %s: (%s) %s', (_, localeHint, text) => {
    expect(analyse(text, { localeHint }).doors).toEqual([]);
  });

  it('opens at most two doors, also over several texts', () => {
    const texts = [
      'he hits me when he is angry and i am scared to go home',
      'the bailiffs come tomorrow and we got an eviction notice',
      'relapsed after six months sober, drinking every night again',
    ] as const;
    expect(atOnce(analysingTogether(texts)).doors).toEqual(['violence', 'money']);
  });

  it('does not raise an alarm for the words of a friend', () => {
    expect(analyse('my friend wants to kill herself and told me not to tell anyone')).toMatchObject({
      crisis: 'none',
      doors: ['friend'],
    });
  });
});

it('a comment opens no door', () => {
  expect(screen('my mum died last year and i miss her', { kind: 'comment' }).doors).toEqual([]);
});
