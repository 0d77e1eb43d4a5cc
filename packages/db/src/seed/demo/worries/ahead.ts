import { worriesAbout } from '../worry.ts';

const education = worriesAbout('education');
const future = worriesAbout('future');
const health = worriesAbout('health');

export const ahead = [
  education(
    'bluebicycle',
    22,
    'studies',
    'Got 42% on the first assignment. I’ve never got a 42 in my life. Haven’t told my parents, they think I’m the clever one',
  ),
  education(
    'bluebicycle',
    292,
    'decision',
    'thinking about going home at christmas and not coming back to uni. haven’t said it to anyone. just wanted to see what it looks like written down',
    { privacy: 'private' },
  ),
  education(
    'noor_k',
    422,
    'studies',
    'Third extension on the thesis. My supervisor was kind about it, which made it worse.',
  ),
  education(
    'carmen_rl',
    560,
    'studies',
    'A mis 44 me he apuntado a un máster. En clase todos me hablan de usted.',
    { language: 'es' },
  ),

  future(
    'northbound22',
    17,
    'ahead',
    'Interview number nine tomorrow. I’ve run out of ways to say I’m excited.',
  ),
  future(
    'noor_k',
    152,
    'ahead',
    'Everybody my age seems to know where they’ll live in five years. I don’t know where I’ll live in April.',
  ),
  future(
    'mireille_p',
    171,
    'ahead',
    'I retire in June. People ask what I shall do and I say “travel”. I have no idea what I shall do on a Tuesday.',
  ),
  future('lenasoto', 364, 'decision', 'No sé si quiero volver o si solo echo de menos la luz.', {
    language: 'es',
  }),
  future(
    'quiet_maple',
    590,
    'decision',
    'There’s a day job going at the clinic. Less money, more sleep. The form is open in a tab and has been since last Wednesday.',
  ),

  health(
    'noor_k',
    3.1,
    'waiting-for-news',
    'My father’s test results come on Thursday and I keep rehearsing every bad answer.',
  ),
  health(
    'mireille_p',
    11,
    'body',
    'I have put my keys in the fridge twice this month. My mother began with keys. I have told no one but you.',
    {
      long: `The first time I laughed. They were next to the butter, quite cold.

The second time I did not laugh. I stood there with the door open until it began to beep.

I know what one is supposed to do. One makes an appointment, it takes ten minutes, probably it is nothing, one is sixty-one and sleeps badly. I say this to my friends when it is their keys.

But as long as I do not go, it is only keys.

I think I shall write the number of the practice on the fridge. That seems fair, to use the fridge.`,
    },
  ),
  health(
    'carmen_rl',
    56,
    'waiting-for-news',
    'Me han llamado para repetir una prueba. «Seguramente no es nada.» Llevo dos días viviendo dentro de ese seguramente.',
    { language: 'es' },
  ),
  health(
    'quiet_maple',
    101,
    'body',
    'Two weeks of nights and my heart does this little skip when I lie down. Probably coffee. I tell people every day to get that looked at and I haven’t booked anything.',
  ),
  health(
    'paper_lantern',
    382,
    'body',
    'The dentist. That’s it, that’s the worry. It has been four years and I’m more afraid of the lecture than of the drill.',
  ),
];
