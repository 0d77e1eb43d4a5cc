import { worriesAbout } from '../worry.ts';

const work = worriesAbout('work');
const finances = worriesAbout('finances');

export const workAndMoney = [
  work(
    'dev_at_3am',
    1.2,
    'awake',
    'pushed a fix at 11pm and now i’m lying here waiting for my phone to buzz. it hasn’t buzzed. somehow that’s worse',
  ),
  work(
    'northbound22',
    5,
    'at-work',
    'Laid off in September. I still get up at 6:40 and put a shirt on so my son doesn’t notice the difference.',
  ),
  work(
    'carmen_rl',
    7.3,
    'at-work',
    'Tengo veintiséis alumnos y hoy me di cuenta de que uno lleva semanas comiendo solo. Me siento fatal por no haberlo visto antes.',
    { language: 'es' },
  ),
  work(
    'quiet_maple',
    9,
    'comes-back',
    'I was short with a patient today. She only wanted her glasses. I keep seeing her face.',
  ),
  work(
    'kettle_on',
    26,
    'at-work',
    'new manager starts monday. everyone’s excited. i’ve had four new managers in three years and every time you’re new again yourself: smile, explain what you do, “so excited to work together”. i’m too tired to be impressive. can i just be a chair that does spreadsheets',
  ),
  work(
    'dev_at_3am',
    61,
    'unsaid-at-work',
    'Every morning we all say “no blockers”. My blocker is that I haven’t understood this project since March.',
    {
      long: `It started small. I missed the week when they drew the whole thing on the board, and when I came back everybody already spoke in the new words.

I asked once. The answer used three more words I didn't know, and I nodded.

Since then I've got good at looking busy near the parts I do understand. My reviews are fine! That's what makes it strange. Nobody has noticed, or everybody has and they're being nice.

Tomorrow I want to say: could somebody draw it for me again. That's the whole sentence. Eight words. I've been practising it since Tuesday.`,
    },
  ),
  work(
    'lenasoto',
    121,
    'unsaid-at-work',
    'En las reuniones lo entiendo todo, pero cuando por fin tengo la frase lista en inglés ya han cambiado de tema.',
    { language: 'es' },
  ),
  work(
    'hollowoak',
    262,
    'at-work',
    'Passed over again. The feedback was “be more visible”. I sit in the second row of every meeting. I’m right there.',
  ),
  work(
    'paper_lantern',
    610,
    'unsaid-at-work',
    'My colleague calls me Agnes. It’s been two years. At what point do I legally become Agnes',
  ),

  finances(
    'wren_and_co',
    28,
    'money',
    'The respite place rang: a bed in March, £940 a week. I laughed on the phone. Then I said I’d think about it, like a person with £940. Now page three of the council form asks “what would change if you had a break”. There are two lines for it.',
  ),
  finances(
    'northbound22',
    70,
    'money',
    'The spreadsheet says fourteen weeks. I open it every night as if the number could grow.',
  ),
  finances('bluebicycle', 211, 'money', 'how do people afford food AND books'),
  finances(
    'carmen_rl',
    402,
    'money',
    'Otra vez fin de mes con 38 euros. En el trabajo nadie lo diría: llevo la bufanda buena.',
    { language: 'es' },
  ),
  finances(
    'tomasz_w',
    498,
    'not-told',
    'We’re two payments behind. I’ve told the bank. I’ve told the bank’s other department. I haven’t told her.',
    { privacy: 'friends' },
  ),
];
