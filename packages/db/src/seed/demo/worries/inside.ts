import { worriesAbout } from '../worry.ts';

const personal = worriesAbout('personal');
const other = worriesAbout('other');

export const inside = [
  personal(
    'paper_lantern',
    18,
    'hard-on-yourself',
    'I reread every message I send at least five times. After sending. Looking for the place where I sounded rude.',
  ),
  personal(
    'hollowoak',
    141,
    'not-told',
    'I read here every night and never write. So. Hello. I worry that I’m the kind of person who only watches.',
  ),
  personal(
    'kettle_on',
    162,
    'comes-back',
    'I make everyone tea when they’re upset. I don’t actually know what I want when it’s me',
  ),
  personal(
    'wren_and_co',
    233,
    'hard-on-yourself',
    'Feeling guilty for enjoying the supermarket. Forty minutes to myself. I read the back of every cereal box.',
  ),
  personal(
    'quiet_maple',
    303,
    'hard-on-yourself',
    'My mum thinks I’m the strong one. So does my sister. So do I, mostly, until about 2 am.',
  ),
  personal(
    'tomasz_w',
    333,
    'not-told',
    'I’m 38 and I’ve never told anybody that I can’t swim. We’re booked for the coast in July, with the kids.',
    {
      long: `When I was nine I had "an ear infection" for every swimming lesson, one whole winter. My mother wrote the notes. I think she couldn't swim either and we had an agreement about it without ever saying so.

After that there was always a reason. Somebody has to watch the bags. I don't like sand. I just ate.

My girl is seven and swims like a fish. She wants me to come in "to the deep bit". She has a plan for it, there's a drawing.

There's a class for adults on Thursday nights in the old pool. I have walked past it three times now. Tonight I looked through the window: six people, all holding the edge, all about my age, one of them laughing.`,
    },
  ),
  personal(
    'just_sam_ok',
    505,
    'among-people',
    'is it normal to practise phone calls before you make them. like out loud. with notes',
  ),

  other(
    'paper_lantern',
    0.6,
    'small-thing',
    'Very small worry: I waved back at someone who was waving at the person behind me. He lives in my building. I will see him forever.',
  ),
  other(
    'just_sam_ok',
    6.5,
    'awake',
    'can’t sleep. nothing happened. that’s the worry i guess, nothing happened and i still can’t sleep',
  ),
  other(
    'noor_k',
    245,
    'awake',
    'It’s the same list every night: the boiler, the forms, the thing I said in 2016. The boiler is the only one I can do anything about, and I don’t.',
  ),
  other(
    'mireille_p',
    452,
    'awake',
    'The house makes noises that it did not make when there were two of us in it.',
    { sensitive: true },
  ),
  other(
    'carmen_rl',
    640,
    'small-thing',
    'Se me ha muerto la planta que me regalaron al irme de mi otro colegio. Es una planta, ya lo sé.',
    { language: 'es' },
  ),
];
