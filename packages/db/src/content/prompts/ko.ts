import type { PromptTexts } from './list.ts';

export const ko: PromptTexts = {
  awake: '오늘 밤 잠 못 들게 하는 건 무엇인가요?',
  'comes-back': '오늘 자꾸 떠오르는 생각은 무엇인가요?',
  'at-work': '일하면서 마음을 무겁게 하는 건 무엇인가요?',
  'unsaid-at-work': '직장에서 하고 싶지만 못 하는 말은 무엇인가요?',
  'someone-close': '가까운 사람에게 아직 하지 못한 말은 무엇인가요?',
  'in-love': '사랑하는 사람에 대해 걱정되는 건 무엇인가요?',
  'at-home': '요즘 집에 어떤 일이 있나요?',
  'looking-after': '지금 누가 걱정되나요?',
  body: '몸에서 걱정되는 신호는 무엇인가요?',
  'waiting-for-news': '어떤 소식을 기다리고 있나요?',
  money: '돈에 대해 마음에 걸리는 건 무엇인가요?',
  studies: '공부에서 벅차게 느껴지는 건 무엇인가요?',
  ahead: '앞날에 대해 조금 두려운 건 무엇인가요?',
  decision: '미루고 있는 결정은 무엇인가요?',
  'among-people': '사람들 속에서 혼자라고 느낄 때는 언제인가요?',
  'hard-on-yourself': '스스로에게 너무 엄격한 건 무엇인가요?',
  'small-thing': '지금 크게 느껴지는 작은 일은 무엇인가요?',
  'not-told': '아직 아무에게도 말하지 못한 건 무엇인가요?',
};
