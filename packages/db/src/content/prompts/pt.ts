import type { PromptTexts } from './list.ts';

export const pt: PromptTexts = {
  awake: 'O que não deixa você dormir esta noite?',
  'comes-back': 'O que não sai da sua cabeça hoje?',
  'at-work': 'O que está pesando no trabalho?',
  'unsaid-at-work': 'O que você gostaria de dizer no trabalho e não diz?',
  'someone-close': 'O que ficou por dizer a alguém próximo?',
  'in-love': 'O que preocupa você na pessoa que ama?',
  'at-home': 'O que está acontecendo em casa?',
  'looking-after': 'Com quem você está se preocupando?',
  body: 'O que o seu corpo está dizendo que preocupa você?',
  'waiting-for-news': 'Que notícia você está esperando?',
  money: 'O que preocupa você quando pensa em dinheiro?',
  studies: 'O que está pesado demais nos seus estudos?',
  ahead: 'O que no futuro dá um pouco de medo?',
  decision: 'Que decisão você está adiando?',
  'among-people': 'Quando você sente solidão no meio das pessoas?',
  'hard-on-yourself': 'Em que você está se cobrando demais?',
  'small-thing': 'Que coisa pequena parece grande agora?',
  'not-told': 'O que você ainda não contou a ninguém?',
};
