import { type DemoWorry, worriesAbout } from '../worry.ts';

/** The posts of the demo's own member over half a year, in all three privacy levels; one is scheduled. */
export const own: DemoWorry[] = [
  worriesAbout('personal')(
    'demo',
    20,
    'hard-on-yourself',
    'I apologise before I’ve even asked for anything. Caught myself saying sorry to a door today.',
  ),
  worriesAbout('work')(
    'demo',
    82,
    'at-work',
    'Said yes to leading the project on Friday. It’s Monday, and I’ve been up since four doing the sums of everything I don’t know.',
    {
      long: `Things I don't know, so far:
- how to run a meeting that ends
- what to say when two people who are both better than me disagree
- whether they asked me because I'm good or because I was in the room

Things I do know: I wanted it. I said yes before I was scared, and I'd like that to count for something.

If you've done this and survived, I'd love to know what your first week looked like. Not advice, really. Just what it looked like.`,
    },
  ),
  worriesAbout('family')(
    'demo',
    35,
    'someone-close',
    'My brother and I haven’t talked since the funeral. I wrote him a card. It’s been in my bag for nine days.',
    { privacy: 'friends', sensitive: true },
  ),
  worriesAbout('health')(
    'demo',
    12,
    'waiting-for-news',
    'Booked the appointment. Writing it here so that one place in the world knows.',
    { privacy: 'private' },
  ),
  worriesAbout('future')(
    'demo',
    240,
    'ahead',
    'Thirty in spring. Not sad exactly. Just looking for where the last six years went, like keys.',
  ),
  worriesAbout('social')(
    'demo',
    -20,
    'among-people',
    'The reunion is tonight and I’m already inventing a headache. I wrote this yesterday so that I’d have to go.',
  ),
  worriesAbout('work')(
    'demo',
    430,
    'comes-back',
    'Someone thanked me in the big meeting and I said “no worries” before he’d finished. I’d like to hear the end of that sentence.',
  ),
  worriesAbout('family')(
    'demo',
    745,
    'at-home',
    'Dad’s birthday, the second one without him. My brother and I both rang Mum, an hour apart, and she told each of us what the other had said.',
    { sensitive: true },
  ),
  worriesAbout('finances')(
    'demo',
    1_130,
    'money',
    'The rent’s going up by ninety. I’ve written down everything I could do without. It says “the gym, the gym, stop going to the bakery”. I don’t go to the gym.',
    {
      resolved: {
        daysLater: 21,
        methods: ['A budget', 'Talking to a friend'],
        story: null,
        rating: 3,
      },
    },
  ),
  worriesAbout('personal')(
    'demo',
    1_560,
    'not-told',
    'I keep the camera off because I look like my father when I’m listening.',
    {
      privacy: 'friends',
      resolved: {
        daysLater: 40,
        methods: ['Looking at old photographs', 'Time'],
        story: null,
        rating: 4,
      },
    },
  ),
  worriesAbout('other')(
    'demo',
    2_090,
    'awake',
    'ten past three. the neighbour’s washing machine. who washes at ten past three. (who listens to it)',
  ),
  worriesAbout('relationships')(
    'demo',
    2_700,
    'in-love',
    'It’s a year since we split up. I’ve got through it mostly by being very busy and very cheerful. This week I’ve run out of both.',
    { sensitive: true },
  ),
  worriesAbout('work')(
    'demo',
    3_340,
    'unsaid-at-work',
    'I can do the job. What I can’t do is the two minutes before it, when everybody’s talking about their weekend.',
    {
      resolved: {
        daysLater: 61,
        methods: ['Asking questions', 'Practising'],
        story:
          'I ask about the weekend first now, before anybody can ask me. It’s the whole trick. People have got allotments and stepchildren and a man in my team keeps bees, and by then the two minutes are over and I’m sorry they are.',
        rating: 4,
      },
    },
  ),
  worriesAbout('personal')(
    'demo',
    4_020,
    'hard-on-yourself',
    'Things I didn’t say today: no; actually; could you turn that down; I’m sad.',
    {
      privacy: 'private',
      resolved: {
        daysLater: 12,
        methods: ['Saying it out loud'],
        story: 'I said the second one. It was “actually”. The others can wait their turn.',
        rating: null,
      },
    },
  ),
  worriesAbout('social')(
    'demo',
    4_780,
    'not-told',
    'First one here. I’ve deleted it three times. The worry is that I’m boring, and if I post this then you’ll know.',
    {
      resolved: {
        daysLater: 34,
        methods: ['Writing it down', 'A small first step'],
        story:
          'I came back the week after, and then I answered somebody, and nobody fell asleep. It turns out that boring is mostly a thing you are in your own head. I reread this one now and then. I’d say to myself: post it, they’ve got the kettle on.',
        rating: 5,
      },
    },
  ),
];
