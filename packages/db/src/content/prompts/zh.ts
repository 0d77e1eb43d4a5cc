import type { PromptTexts } from './list.ts';

export const zh: PromptTexts = {
  awake: '今晚是什么让你睡不着？',
  'comes-back': '今天有什么事一直在你脑子里？',
  'at-work': '工作上什么让你觉得沉重？',
  'unsaid-at-work': '工作中有什么话你想说却没说？',
  'someone-close': '你和亲近的人之间，有什么话还没说出口？',
  'in-love': '关于你爱的人，你在担心什么？',
  'at-home': '家里最近怎么了？',
  'looking-after': '你在为谁担心？',
  body: '身体的什么变化让你担心？',
  'waiting-for-news': '你在等什么消息？',
  money: '关于钱，你在担心什么？',
  studies: '学习上什么让你觉得吃不消？',
  ahead: '关于未来，什么让你有点害怕？',
  decision: '你一直在拖着什么决定？',
  'among-people': '什么时候你在人群里也觉得孤单？',
  'hard-on-yourself': '你在哪件事上对自己太苛刻了？',
  'small-thing': '眼下哪件小事让你觉得很大？',
  'not-told': '有什么事你还没告诉过任何人？',
};
