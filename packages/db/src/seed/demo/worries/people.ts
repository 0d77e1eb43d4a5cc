import { worriesAbout } from '../worry.ts';

const family = worriesAbout('family');
const relationships = worriesAbout('relationships');
const social = worriesAbout('social');

export const people = [
  family(
    'wren_and_co',
    1.9,
    'looking-after',
    'Mum asked me twice today who I was. The second time she said “well, whoever you are, you’re very kind”. I don’t know whether I’m allowed to count that.',
    { sensitive: true },
  ),
  family(
    'lenasoto',
    2.4,
    'at-home',
    'Llamo a mi madre los domingos y le digo que aquí todo va bien. Cada domingo me cuesta un poco más.',
    { language: 'es' },
  ),
  family(
    'hollowoak',
    8.1,
    'not-told',
    'It would have been dad’s birthday today. Nobody in the family chat said anything.\n\nI didn’t either.',
    { sensitive: true, commentsEnabled: false },
  ),
  family(
    'tomasz_w',
    14,
    'at-home',
    'My daughter asked why I’m always looking at my phone. I was checking the bank balance. I said “work”.',
  ),
  family(
    'mireille_p',
    65,
    'someone-close',
    'My son telephones every Sunday at six. Eleven minutes, always eleven. I would like to be missed, not scheduled.',
  ),
  family(
    'bluebicycle',
    76,
    'at-home',
    'My little brother has moved into my room at home. I said that’s fine!! It is fine. I did cry on the bus though',
  ),
  family(
    'dev_at_3am',
    182,
    'not-told',
    'my parents tell everyone i’m “in computers at a big company”. i left the big company in spring. nobody has corrected anybody',
  ),
  family(
    'carmen_rl',
    193,
    'at-home',
    'Mi hija ya no me cuenta nada. A todo contesta «bien». Tiene trece años y la echo de menos estando en la habitación de al lado.',
    {
      language: 'es',
      long: `Antes volvíamos del colegio andando y no callaba. Me contaba hasta lo que había merendado la hija de la vecina.

Ahora cierra la puerta. No da un portazo, la cierra con cuidado, y casi preferiría el portazo.

Sé que es la edad, soy maestra, lo veo todos los días en los demás. Pero una cosa es saberlo y otra poner dos platos y oír solo los cubiertos.

Anoche le dejé una nota en la mochila, con un dibujo tonto. Hoy no ha dicho nada. La nota tampoco está en la papelera, que he mirado.`,
    },
  ),
  family(
    'kettle_on',
    482,
    'at-home',
    'Mum’s selling the house I grew up in. Our heights are on the kitchen door in pencil. You can’t take a door with you. Can you?',
  ),
  family(
    'wren_and_co',
    522,
    'hard-on-yourself',
    'I shouted at her yesterday. She’d forgotten by lunch. I haven’t.',
    { privacy: 'friends', sensitive: true },
  ),

  relationships(
    'kettle_on',
    45,
    'someone-close',
    'My best friend is moving to New Zealand and I’m being SO supportive about it. I helped her choose the flat. I hate the flat.',
  ),
  relationships(
    'tomasz_w',
    91,
    'in-love',
    'We’re polite now, my wife and I. We used to argue about the dishwasher and I miss it.',
  ),
  relationships(
    'paper_lantern',
    112,
    'in-love',
    'He says he’s fine with me earning more than him. He says it quite often.',
  ),
  relationships(
    'just_sam_ok',
    131,
    'in-love',
    'she said “we should talk” and then her shift started. six hours left',
  ),
  relationships(
    'lenasoto',
    252,
    'not-told',
    'Creo que me estoy enamorando de alguien del trabajo y me da más miedo que alegría.',
    { language: 'es', privacy: 'friends' },
  ),
  relationships(
    'dev_at_3am',
    305,
    'in-love',
    'Four first dates this autumn. Each time I described my job so well that I nearly wanted it.',
  ),
  relationships(
    'hollowoak',
    312,
    'someone-close',
    'What I’d say to him if I said it: I was angry for two years and now I’m only tired.',
    { privacy: 'private' },
  ),
  relationships(
    'northbound22',
    404,
    'someone-close',
    'My wife says “we” about the job search. We’ll find something. I don’t know how to tell her how much that one word is holding up.',
  ),

  social(
    'bluebicycle',
    4.2,
    'among-people',
    'Everyone on my corridor has friends already?? It’s week 3. I’ve eaten dinner in my room eleven times, I counted 🙃',
  ),
  social(
    'just_sam_ok',
    33,
    'comes-back',
    'said “you too” when the waiter said enjoy your meal. that was tuesday. it’s friday',
  ),
  social(
    'lenasoto',
    40,
    'among-people',
    'Five months in Dublin and my whole social life is the man at the shop who says “no bother”. I look forward to it. Is that sad?',
  ),
  social(
    'noor_k',
    51,
    'someone-close',
    'I’ve typed “happy birthday!!” to her four times and deleted it. We haven’t spoken since May and I can’t remember whose turn it is.',
  ),
  social(
    'wren_and_co',
    96,
    'among-people',
    'I’ve said no so often that they’ve stopped asking. I don’t blame them. I’d like to be asked, though.',
  ),
];
