import type { PromptTexts } from './list.ts';

export const fr: PromptTexts = {
  awake: 'Qu’est-ce qui t’empêche de dormir ce soir ?',
  'comes-back': 'Qu’est-ce qui te trotte dans la tête aujourd’hui ?',
  'at-work': 'Qu’est-ce qui te pèse au travail ?',
  'unsaid-at-work': 'Qu’aimerais-tu dire au travail, sans oser le faire ?',
  'someone-close': 'Qu’est-ce qui reste non dit avec un proche ?',
  'in-love': 'Qu’est-ce qui t’inquiète chez la personne que tu aimes ?',
  'at-home': 'Que se passe-t-il à la maison ?',
  'looking-after': 'Pour qui t’inquiètes-tu ?',
  body: 'Quel signe de ton corps t’inquiète ?',
  'waiting-for-news': 'Quelle nouvelle attends-tu ?',
  money: 'Qu’est-ce qui te préoccupe côté argent ?',
  studies: 'Qu’est-ce qui te semble trop lourd dans tes études ?',
  ahead: 'Qu’est-ce qui te fait un peu peur dans l’avenir ?',
  decision: 'Quelle décision remets-tu à plus tard ?',
  'among-people': 'À quel moment te sens-tu à l’écart parmi les autres ?',
  'hard-on-yourself': 'Sur quoi te juges-tu trop sévèrement ?',
  'small-thing': 'Quelle petite chose prend beaucoup de place en ce moment ?',
  'not-told': 'Qu’est-ce que tu n’as encore dit à personne ?',
};
