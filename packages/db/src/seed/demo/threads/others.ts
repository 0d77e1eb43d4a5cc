import { says, type Threads } from '../thread.ts';

/** The comments under the posts of the other hand-written members. The demo's own member replies to some of them. */
export const underOthers: Threads = {
  'Mum asked me twice': [
    says(
      'demo',
      16,
      'I think you’re allowed to count it. I’d count it twice.',
      says('wren_and_co', 21, 'Twice it is, then. Thank you, love.'),
    ),
    says(
      'quiet_maple',
      38,
      'I hear that sort of sentence on the ward sometimes, at four in the morning. They mean it more than almost anything anybody says in the daytime.',
    ),
  ],
  'My father’s test results': [
    says(
      'tomasz_w',
      31,
      'We rehearsed too, my mum and I. On the day none of the lines came up.',
      says('noor_k', 19, 'That’s what I’m hoping. Thank you, Tomek.'),
    ),
    says('demo', 88, 'Thursday’s in my calendar now as well, so that there are two of us.'),
  ],
  'Everyone on my corridor': [
    says(
      'lenasoto',
      20,
      'I counted too, my first winter. I got to nineteen, and then somebody knocked because of the smell of my garlic.',
    ),
    says(
      'demo',
      47,
      'I ate in my room till about week six. Week seven I carried a bag of satsumas around and just offered people one. I’m not proud of it but it worked.',
      says(
        'bluebicycle',
        9,
        'satsumas. ok. buying satsumas',
        says('kettle_on', 30, 'Report back on the satsumas please', says('bluebicycle', 14, 'THEY WORK')),
      ),
    ),
    says(
      'noor_k',
      110,
      'Three of the people who looked settled in week three had left by Christmas. I only found out afterwards how lonely they’d been.',
    ),
  ],
  'Very small worry': [
    says('just_sam_ok', 5, 'wave again. now you’re a guy who waves'),
    says('kettle_on', 17, 'I once waved at a bus. Not at anyone in it.'),
  ],
  'pushed a fix at 11pm': [
    says(
      'northbound22',
      12,
      'Used to sleep with the phone on my chest like a cat.',
      says('dev_at_3am', 7, 'mine’s under the pillow. like a tooth'),
    ),
  ],
  'Laid off in September': [
    says(
      'demo',
      52,
      'I don’t have a job answer. I just think the shirt’s one of the kindest things I’ve read here.',
      says('northbound22', 35, 'Didn’t expect that to get me. Thanks.'),
    ),
    says(
      'carmen_rl',
      77,
      'My father did that when I was eight. I knew, and I thought he looked very handsome.',
    ),
  ],
  'I have put my keys': [
    says(
      'wren_and_co',
      43,
      'With Mum it wasn’t the keys. With me it’s always the keys. I’m saying that as somebody who’s looked at both.',
      says('mireille_p', 260, 'You cannot know how much I needed somebody to say exactly this.'),
    ),
    says(
      'demo',
      140,
      'Using the fridge for the number does seem fair.',
      says('mireille_p', 95, 'It is there now. Under the butter magnet.'),
    ),
  ],
  'Llamo a mi madre los domingos': [
    says(
      'carmen_rl',
      26,
      'Yo soy la madre de alguien que dice que todo bien. Se nota en la respiración, te lo prometo. Y da igual: que llames ya es mucho.',
      says('lenasoto', 18, 'Me has hecho llorar en el tranvía, Carmen. Gracias.'),
    ),
  ],
};
