import type { PromptTexts } from './list.ts';

export const de: PromptTexts = {
  awake: 'Was hält dich heute Nacht wach?',
  'comes-back': 'Was geht dir heute nicht aus dem Kopf?',
  'at-work': 'Was belastet dich bei der Arbeit?',
  'unsaid-at-work': 'Was würdest du bei der Arbeit gern sagen und tust es nicht?',
  'someone-close': 'Was ist zwischen dir und jemandem, der dir nahesteht, ungesagt?',
  'in-love': 'Was macht dir Sorgen an dem Menschen, den du liebst?',
  'at-home': 'Was ist zu Hause los?',
  'looking-after': 'Um wen machst du dir Sorgen?',
  body: 'Welches Zeichen deines Körpers macht dir Sorgen?',
  'waiting-for-news': 'Auf welche Nachricht wartest du?',
  money: 'Was beschäftigt dich beim Thema Geld?',
  studies: 'Was wird dir in Schule, Ausbildung oder Studium zu viel?',
  ahead: 'Was an der Zukunft macht dir ein wenig Angst?',
  decision: 'Welche Entscheidung schiebst du vor dir her?',
  'among-people': 'Wann fühlst du dich unter Menschen allein?',
  'hard-on-yourself': 'Worin bist du zu streng mit dir?',
  'small-thing': 'Welche kleine Sache fühlt sich gerade groß an?',
  'not-told': 'Was hast du noch niemandem erzählt?',
};
