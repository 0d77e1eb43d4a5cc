import type { PromptTexts } from './list.ts';

export const ja: PromptTexts = {
  awake: '今夜、眠れないのはどんなことですか？',
  'comes-back': '今日、何度も頭に浮かぶことは何ですか？',
  'at-work': '仕事で重く感じていることは何ですか？',
  'unsaid-at-work': '職場で言いたいのに言えないことは何ですか？',
  'someone-close': '身近な人に、まだ言えていないことは何ですか？',
  'in-love': '大切な人のことで、気がかりなことは何ですか？',
  'at-home': '家では今、どんなことが起きていますか？',
  'looking-after': '今、誰のことが心配ですか？',
  body: '体のことで気になっていることは何ですか？',
  'waiting-for-news': 'どんな知らせを待っていますか？',
  money: 'お金のことで気になっていることは何ですか？',
  studies: '勉強のことで、つらいと感じることは何ですか？',
  ahead: 'これから先のことで、少しこわいことは何ですか？',
  decision: '先のばしにしている決断は何ですか？',
  'among-people': '人の中にいて、ひとりだと感じるのはどんなときですか？',
  'hard-on-yourself': '自分に厳しくしすぎていることは何ですか？',
  'small-thing': '今、大きく感じてしまう小さなことは何ですか？',
  'not-told': 'まだ誰にも話していないことは何ですか？',
};
