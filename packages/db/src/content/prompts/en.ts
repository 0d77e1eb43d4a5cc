import type { PromptTexts } from './list.ts';

export const en: PromptTexts = {
  awake: 'What keeps you up tonight?',
  'comes-back': 'What keeps coming back to you today?',
  'at-work': 'What is weighing on you at work?',
  'unsaid-at-work': 'What would you like to say at work, and don’t?',
  'someone-close': 'What is left unsaid between you and someone close?',
  'in-love': 'What worries you about the person you love?',
  'at-home': 'What is going on at home?',
  'looking-after': 'Who are you worried about?',
  body: 'What is your body telling you that worries you?',
  'waiting-for-news': 'What news are you waiting for?',
  money: 'What about money is on your mind?',
  studies: 'What feels like too much in your studies?',
  ahead: 'What about the future scares you a little?',
  decision: 'Which decision are you putting off?',
  'among-people': 'When do you feel alone among people?',
  'hard-on-yourself': 'What are you being hard on yourself about?',
  'small-thing': 'Which small thing feels big right now?',
  'not-told': 'What have you not told anyone yet?',
};
