import type { PromptTexts } from './list.ts';

export const es: PromptTexts = {
  awake: '¿Qué te quita el sueño esta noche?',
  'comes-back': '¿A qué le das vueltas hoy?',
  'at-work': '¿Qué te pesa en el trabajo?',
  'unsaid-at-work': '¿Qué te gustaría decir en el trabajo y te callas?',
  'someone-close': '¿Qué te queda por decirle a alguien cercano?',
  'in-love': '¿Qué te preocupa de la persona a la que quieres?',
  'at-home': '¿Qué está pasando en casa?',
  'looking-after': '¿Quién te preocupa?',
  body: '¿Qué te dice tu cuerpo que te preocupa?',
  'waiting-for-news': '¿Qué noticia estás esperando?',
  money: '¿Qué te preocupa del dinero?',
  studies: '¿Qué se te hace cuesta arriba en los estudios?',
  ahead: '¿Qué te da un poco de miedo del futuro?',
  decision: '¿Qué decisión estás dejando para después?',
  'among-people': '¿Cuándo sientes soledad entre la gente?',
  'hard-on-yourself': '¿En qué te exiges demasiado?',
  'small-thing': '¿Qué cosa pequeña se te hace grande ahora?',
  'not-told': '¿Qué no le has contado a nadie todavía?',
};
