import { type DemoWorry, worriesAbout } from '../worry.ts';

/** What the demo's own member wrote: one of each privacy, one with more to read, one still to come. */
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
];
