import type { LanguageCode } from '@halved/shared/languages';

type Words = Readonly<Record<LanguageCode, string>>;

/** Words that make an insult a feeling or a report ("you feel stupid", "they call you"). A stem ends in `*`. */
export const softeners: Words = {
  en: 'feel feels feeling felt feelin call called calls calling tell tells told say says said',
  es: 'sient* sent* llama* llamó llamaron dice* dijo dijeron digan',
  fr: 'sens sent* ressen* senti* traite* appel* dit disent dise',
  de: 'fühl* gefühl* fuehl* genannt nennt nennen sagt sagen sagte sagten',
  it: 'sent* chiama* chiamato dice dicono detto',
  pt: 'sent* sinta* chama* chamou chamaram diz dizem disse',
  ja: '感じ 気持ち 気が 思って 思う 言われ 呼ばれ',
  ko: '느끼* 느낌* 느껴* 기분* 생각* 듣* 들었*',
  zh: '觉得 覺得 感觉 感覺 感到 说你 說你 骂你 罵你 叫你',
  ru: 'чувств* ощущ* кажется называ* назвал* говор* сказал*',
  ar: 'تشعر* تحس* شعور* احساس* يقول* قالوا قال',
  hi: 'mehsoos mahsus lagta lagti feel kehte kaha bola bolte महसूस लगता लगती कहते कहा बोला',
};

/** Words that negate an insult. */
export const denials: Words = {
  en: "not don't dont doesn't doesnt isn't isnt aren't arent wasn't weren't ain't never nor nobody",
  es: 'no nunca ni tampoco nadie',
  fr: "pas jamais ni n'es n'est n'êtes",
  de: 'nicht nich kein keine keinen nie niemals weder',
  it: 'non mai nemmeno nessuno',
  pt: 'não nao nunca nem ninguém',
  ja: 'じゃない ではない くない じゃなく ではなく',
  ko: '아니* 아닙* 아닌* 않*',
  zh: '不是 不要 没有 沒有 並不 并不 别说 別說',
  ru: 'не никогда никто',
  ar: 'لست ليس مش مو لا ما',
  hi: 'nahi nahin nhi mat नहीं मत ना',
};
