import type { PromptTexts } from './list.ts';

export const it: PromptTexts = {
  awake: 'Che cosa non ti fa dormire stanotte?',
  'comes-back': 'Che cosa continua a tornarti in mente oggi?',
  'at-work': 'Che cosa ti pesa al lavoro?',
  'unsaid-at-work': 'Che cosa vorresti dire al lavoro, e non dici?',
  'someone-close': 'Che cosa è rimasto non detto con una persona vicina?',
  'in-love': 'Che cosa ti preoccupa della persona che ami?',
  'at-home': 'Che cosa succede a casa?',
  'looking-after': 'Per chi ti preoccupi?',
  body: 'Che cosa ti dice il tuo corpo che ti preoccupa?',
  'waiting-for-news': 'Quale notizia stai aspettando?',
  money: 'Che cosa ti preoccupa quando pensi ai soldi?',
  studies: 'Che cosa ti sembra troppo nello studio?',
  ahead: 'Che cosa ti fa un po’ paura del futuro?',
  decision: 'Quale decisione stai rimandando?',
  'among-people': 'Quando ti capita di sentire solitudine in mezzo agli altri?',
  'hard-on-yourself': 'In che cosa pretendi troppo da te?',
  'small-thing': 'Quale piccola cosa ti sembra grande adesso?',
  'not-told': 'Che cosa non hai ancora raccontato a nessuno?',
};
