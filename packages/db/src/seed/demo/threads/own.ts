import { says, type Threads } from '../thread.ts';

/** The comments under the posts of the demo's own member. */
export const underOwn: Threads = {
  'I apologise before': [
    says(
      'kettle_on',
      14,
      'I said sorry to a mannequin in March. In a shop. It had its hand out.',
      says(
        'demo',
        9,
        'In fairness, it did have its hand out.',
        says(
          'kettle_on',
          6,
          'That’s what I told security!',
          says('demo', 3, 'You’ve won, I’m keeping the door.'),
        ),
      ),
    ),
    says(
      'mireille_p',
      95,
      'My mother taught me to say pardon when other people stepped on my foot. I am sixty-one and I have stopped, since about Tuesday.',
      says(
        'demo',
        40,
        'How’s it going, since Tuesday?',
        says('mireille_p', 200, 'Somebody stepped on my foot and I said “yes”. We were both surprised.'),
      ),
    ),
    says('dev_at_3am', 320, 'i put “sorry” in a commit message once. for a comma'),
  ],
  'Said yes to leading': [
    says(
      'noor_k',
      50,
      'My first week looked like this: Monday, I spoke too fast. Tuesday, I brought biscuits. Wednesday, somebody disagreed and nobody died. That’s all I remember.',
      says(
        'demo',
        25,
        'I’m going to hold on to “nobody died”. What happened on Thursday?',
        says(
          'noor_k',
          70,
          'Thursday I asked the quietest one what she’d do. She’d been waiting since Monday for somebody to ask.',
          says('demo', 15, 'I think I know who that is in ours. Thank you, Noor.'),
        ),
      ),
    ),
    says(
      'northbound22',
      130,
      'I led a team for eleven years. I wanted it too, and I was in the room too. Both can be true and they still asked you.',
    ),
    says(
      'tomasz_w',
      610,
      'First meeting I ran, I forgot to end it. They just sat there, very polite. In the end somebody’s child rang.',
      says('demo', 90, 'This has genuinely calmed me down.'),
    ),
    says(
      'quiet_maple',
      1_500,
      'You said you’d been up since four. Did you get any sleep since?',
      says('demo', 55, 'Six hours! I dreamt of an agenda, but six hours.'),
    ),
  ],
  'My brother and I haven’t': [
    says(
      'wren_and_co',
      75,
      'There’s no last day for a card. I sent one fourteen months late. He’d kept one for me as well, it turned out.',
      says(
        'demo',
        120,
        'Fourteen months. Okay. Nine days is nothing then.',
        says('wren_and_co', 30, 'Nine days is early!'),
      ),
    ),
    says('noor_k', 400, 'Reading this twice. I hope the bag’s a nice bag, at least, for it to live in.'),
  ],
  'Thirty in spring': [
    says(
      'mireille_p',
      300,
      'I have found some of mine again, they were in the photographs I took for other people.',
    ),
    says(
      'lenasoto',
      800,
      'I turned thirty in an airport. I’d lost my coat. It was quite a good day in the end.',
      says('demo', 500, 'I’d like to hear about that airport one day.'),
    ),
    says('paper_lantern', 1_400, 'like keys!! i always find mine in the last coat'),
  ],
  'Someone thanked me': [
    says('hollowoak', 200, 'my guess: “…and I mean that”'),
    says(
      'kettle_on',
      260,
      'Ask him! “You were about to say something nice about me”. I dare you.',
      says(
        'demo',
        45,
        'I’d rather move abroad.',
        says('lenasoto', 90, 'Come to Dublin, we say “no bother” before they’ve even started.'),
      ),
    ),
  ],
  'Dad’s birthday, the second': [
    says(
      'wren_and_co',
      60,
      'She’s the switchboard. Mine was, too. I think they like it more than they let on.',
      says('demo', 400, 'I hadn’t seen it like that. She did sound pleased, both times.'),
    ),
    says(
      'hollowoak',
      700,
      'second one here as well, in june. nobody warns you that it’s not easier, just quieter',
    ),
  ],
  'The rent’s going up': [
    says(
      'northbound22',
      33,
      'I’ve got that list. “The gym” is on mine as well, and I’ve never been a member of anything.',
    ),
    says(
      'carmen_rl',
      500,
      'The bakery stays. I’ve had 38 euros on the twenty-fifth and the bakery stays.',
      says('demo', 60, 'The bakery stays. Thank you, Carmen.'),
    ),
  ],
  'I keep the camera off': [
    says('quiet_maple', 180, 'I’d quite like to see somebody’s listening face for once. Mine’s my aunt’s.'),
  ],
  'ten past three.': [
    says(
      'quiet_maple',
      4,
      'Me, on break. Hello.',
      says(
        'demo',
        2,
        'hello! is it quiet there',
        says('quiet_maple', 3, 'Never say the q word on a ward 😄', says('demo', 1, 'sorry. SORRY')),
      ),
    ),
    says('dev_at_3am', 11, 'it’s cheaper at night. don’t ask how i know'),
  ],
  'It’s a year since': [
    says('just_sam_ok', 90, 'i ran out of cheerful in month 5. what came after was sort of ok. quieter'),
    says(
      'tomasz_w',
      600,
      'I don’t know what to say, so I’m just saying that I read it, and that your busy and cheerful weren’t for nothing.',
      says('demo', 1_000, 'That’s a very good thing not to know what to say. Thank you.'),
    ),
  ],
  'I can do the job': [
    says(
      'paper_lantern',
      45,
      'I say “quiet, lovely, you?” every Monday. It’s all they want, it turns out. It’s a password.',
      says('demo', 20, '“Quiet, lovely, you.” Learning it by heart.'),
    ),
  ],
  'First one here. I’ve': [
    says(
      'noor_k',
      22,
      'Hello. I’d say a boring person doesn’t delete things three times.',
      says(
        'demo',
        30,
        'You’re the first person who’s ever answered me on the internet.',
        says('noor_k', 12, 'You’re the first I answered that day as well. Welcome.'),
      ),
    ),
    says('kettle_on', 64, 'Kettle’s on. Sit anywhere.'),
  ],
};
