import { type DemoWorry, worriesAbout } from '../worry.ts';

const work = worriesAbout('work');
const relationships = worriesAbout('relationships');
const health = worriesAbout('health');
const family = worriesAbout('family');
const finances = worriesAbout('finances');
const education = worriesAbout('education');
const future = worriesAbout('future');
const social = worriesAbout('social');
const personal = worriesAbout('personal');
const other = worriesAbout('other');

/**
 * The posts of the demo's supporter through most of a year, so that the numbers about her own worries have something to
 * show.
 */
const ofSupporter: DemoWorry[] = [
  work(
    'kettle_on',
    1_010,
    'unsaid-at-work',
    'They’ve asked me to train the person who’ll get the job I applied for. She’s lovely. That’s the worst part.',
  ),
  family(
    'kettle_on',
    790,
    'at-home',
    'Nan’s good teapot has a crack. Nobody’s said anything. We all just turn it to the wall.',
    {
      resolved: { daysLater: 11, methods: ['Mending it together'], story: null, rating: 5 },
    },
  ),
  health(
    'kettle_on',
    1_420,
    'body',
    'Blood pressure’s a bit high, she said, and then asked if anything was worrying me. I laughed, which I don’t think helped the reading.',
    {
      resolved: { daysLater: 27, methods: ['Walking to work', 'Less salt'], story: null, rating: 4 },
    },
  ),
  relationships(
    'kettle_on',
    1_800,
    'in-love',
    'Went on a date. He asked what I do for fun and I said “washing up”. I thought we were both joking until he nodded.',
    {
      resolved: {
        daysLater: 19,
        methods: ['Laughing about it', 'Talking to a friend'],
        story: null,
        rating: 4,
      },
    },
  ),
  social(
    'kettle_on',
    2_300,
    'among-people',
    'Everyone left at ten and I washed up till midnight so that it wouldn’t be over.',
  ),
  personal(
    'kettle_on',
    2_880,
    'comes-back',
    'I said I was fine so often this week that I believed it until Thursday.',
    {
      privacy: 'friends',
      resolved: { daysLater: 41, methods: ['Saying no once', 'Talking to a friend'], story: null, rating: 4 },
    },
  ),
  family(
    'kettle_on',
    3_500,
    'looking-after',
    'Mum’s started labelling the furniture with our names. I got the clock. I don’t want the clock, I want her to stop labelling.',
  ),
  finances(
    'kettle_on',
    4_200,
    'money',
    'The boiler man sucked his teeth. I’ve never paid so much for a noise.',
    {
      resolved: { daysLater: 33, methods: ['Paying in instalments'], story: null, rating: 3 },
    },
  ),
  work(
    'kettle_on',
    4_900,
    'at-work',
    'Third restructure. My desk has moved four metres in three years, and each time there was a slide about it.',
  ),
  social(
    'kettle_on',
    5_600,
    'not-told',
    'Hello. I’ve got the kettle on and nobody to pour for. That’s the worry, all of it.',
    {
      resolved: {
        daysLater: 20,
        methods: ['Answering other people'],
        story: 'I came for one cup and stayed. Whatever the hour, there’s somebody here who is up as well.',
        rating: 5,
      },
    },
  ),
];

/** The same for the premium member. */
const ofPremium: DemoWorry[] = [
  health(
    'noor_k',
    610,
    'waiting-for-news',
    'The hospital says “routine”. I looked it up. It only means that it happens often, not that it’s nothing.',
    { privacy: 'private' },
  ),
  personal(
    'noor_k',
    760,
    'hard-on-yourself',
    'I wrote “sorry for the late reply” to a message from this morning.',
    {
      resolved: { daysLater: 9, methods: ['Laughing about it'], story: null, rating: 5 },
    },
  ),
  family(
    'noor_k',
    1_080,
    'at-home',
    'Mum asks whether I’m eating. I ask whether she’s sleeping. Neither of us answers, and we call it a good talk.',
  ),
  future(
    'noor_k',
    1_490,
    'decision',
    'Two offers, both for a year, both in towns where I know nobody. I keep hoping that somebody will take one away.',
  ),
  education(
    'noor_k',
    2_020,
    'studies',
    'Nine people came to my talk about the thesis. I remember every cough.',
    {
      resolved: { daysLater: 16, methods: ['Telling somebody', 'A walk'], story: null, rating: 4 },
    },
  ),
  health(
    'noor_k',
    2_560,
    'body',
    'My shoulders are up by my ears before I’ve read the first email. I only notice when I laugh and they come down.',
    {
      resolved: { daysLater: 24, methods: ['A walk', 'Stretching'], story: null, rating: 3 },
    },
  ),
  relationships(
    'noor_k',
    3_180,
    'someone-close',
    'She said I go quiet like a shop that has closed early. She’s right, and I still don’t know where the switch is.',
    { privacy: 'friends' },
  ),
  other(
    'noor_k',
    3_960,
    'awake',
    'Awake again. I know the order in which the lights of our street go out. The bakery’s come on before the last one has.',
    {
      resolved: { daysLater: 52, methods: ['Getting up', 'Reading'], story: null, rating: 5 },
    },
  ),
  family(
    'noor_k',
    4_610,
    'looking-after',
    'My father reads the leaflet of every tablet to me on the phone, side effects first. I’ve started to hear them in his voice.',
  ),
  education(
    'noor_k',
    5_330,
    'studies',
    'Deleted the whole second chapter at two in the morning. It was the right thing to do, and it was a year’s work.',
    {
      resolved: {
        daysLater: 38,
        methods: ['A page a day', 'Talking to my supervisor'],
        story:
          'The new chapter is half as long. I wrote it a page a day and sent each page before I could be ashamed of it.',
        rating: 4,
      },
    },
  ),
  personal(
    'noor_k',
    6_010,
    'not-told',
    'I made this account so that I stop writing these in the margins of library books.',
    {
      resolved: { daysLater: 45, methods: ['Writing it down'], story: null, rating: 4 },
    },
  ),
];

export const paying: DemoWorry[] = [...ofSupporter, ...ofPremium];
