import type { LanguageCode } from '@halved/shared/languages';
import type { Tier } from '@halved/shared/tiers';

/** The sign-in of the demo's own member. The server prints it when it starts. */
export const demoSignIn = {
  email: 'demo@halved.example',
  username: 'demo',
  password: 'Halved-demo-1',
} as const;

/**
 * The sign-in of the demo's moderator, named in the README. It works only on an instance that nobody else can reach.
 */
export const demoModeratorSignIn = {
  email: 'demo_moderator@halved.example',
  username: 'demo_moderator',
  password: 'Halved-demo-2',
} as const;

/** The sign-ins of a member of each paid tier, with the same password as the demo's own member. */
export const demoTierSignIns = {
  supporter: { email: 'kettle_on@halved.example', username: 'kettle_on' },
  premium: { email: 'noor_k@halved.example', username: 'noor_k' },
} as const;

/** The usernames of the members as whom somebody signs in to look around: one of each tier. */
export const visitedMembers: readonly string[] = [
  demoSignIn.username,
  demoTierSignIns.supporter.username,
  demoTierSignIns.premium.username,
];

export interface Member {
  username: string;
  displayName: string | null;
  bio: string | null;
  language: LanguageCode;
  joinedDaysAgo: number;
  follows: readonly string[];
  /** Free by default. */
  tier?: Tier;
  /** A city of England. Members without one tell nobody where they live. */
  city?: string;
}

/** The hand-written people of the demo. The people, their names, addresses and stories are invented. */
export const demoMembers = [
  {
    username: 'demo',
    displayName: 'Alex',
    bio: 'I belong to the demo. Look around, write, change what you like.',
    language: 'en',
    city: 'Bristol',
    joinedDaysAgo: 203,
    follows: ['quiet_maple', 'noor_k', 'kettle_on', 'tomasz_w', 'lenasoto', 'wren_and_co'],
  },
  {
    username: 'quiet_maple',
    displayName: 'Maple',
    bio: 'Night shifts, houseplants, too much tea.',
    language: 'en',
    joinedDaysAgo: 251,
    follows: ['demo', 'wren_and_co', 'noor_k', 'hollowoak'],
  },
  {
    username: 'tomasz_w',
    displayName: 'Tomek',
    bio: 'Dad of two. Learning to say it out loud.',
    language: 'en',
    joinedDaysAgo: 214,
    follows: ['northbound22', 'demo', 'mireille_p'],
  },
  {
    username: 'noor_k',
    displayName: 'Noor',
    bio: 'Reads a lot, answers slowly.\nUsually awake when I shouldn’t be.',
    language: 'en',
    tier: 'premium',
    city: 'Norwich',
    joinedDaysAgo: 262,
    follows: ['quiet_maple', 'bluebicycle', 'demo', 'paper_lantern', 'mireille_p'],
  },
  {
    username: 'lenasoto',
    displayName: 'Lena Soto',
    bio: 'De Valencia a Dublín. I write in both.',
    language: 'es',
    tier: 'premium',
    joinedDaysAgo: 141,
    follows: ['carmen_rl', 'bluebicycle', 'demo'],
  },
  {
    username: 'just_sam_ok',
    displayName: null,
    bio: null,
    language: 'en',
    joinedDaysAgo: 188,
    follows: ['paper_lantern', 'dev_at_3am'],
  },
  {
    username: 'bluebicycle',
    displayName: 'Jo',
    bio: 'First year. First time away from home.',
    language: 'en',
    joinedDaysAgo: 24,
    follows: ['noor_k', 'kettle_on', 'lenasoto', 'just_sam_ok'],
  },
  {
    username: 'mireille_p',
    displayName: 'Mireille',
    bio: 'Sixty-one and still finding out.',
    language: 'en',
    tier: 'premium',
    joinedDaysAgo: 233,
    follows: ['wren_and_co', 'tomasz_w', 'hollowoak'],
  },
  {
    username: 'paper_lantern',
    displayName: 'Ines',
    bio: 'Here for the small worries.',
    language: 'en',
    joinedDaysAgo: 219,
    follows: ['just_sam_ok', 'kettle_on', 'noor_k'],
  },
  {
    username: 'dev_at_3am',
    displayName: 'Arjun',
    bio: 'I mend other people’s bugs. Mine are harder.',
    language: 'en',
    joinedDaysAgo: 163,
    follows: ['northbound22', 'just_sam_ok'],
  },
  {
    username: 'hollowoak',
    displayName: null,
    bio: 'mostly reading',
    language: 'en',
    joinedDaysAgo: 152,
    follows: ['mireille_p', 'quiet_maple'],
  },
  {
    username: 'carmen_rl',
    displayName: 'Carmen',
    bio: 'Maestra, madre, lectora de prospectos.',
    language: 'es',
    joinedDaysAgo: 127,
    follows: ['lenasoto', 'wren_and_co'],
  },
  {
    username: 'kettle_on',
    displayName: 'Fi',
    bio: 'Kettle’s on. Come in.',
    language: 'en',
    tier: 'supporter',
    city: 'Leeds',
    joinedDaysAgo: 244,
    follows: ['demo', 'paper_lantern', 'bluebicycle', 'wren_and_co'],
  },
  {
    username: 'northbound22',
    displayName: 'Marcus',
    bio: null,
    language: 'en',
    joinedDaysAgo: 118,
    follows: ['tomasz_w', 'dev_at_3am'],
  },
  {
    username: 'wren_and_co',
    displayName: 'Wren',
    bio: 'Looking after Mum. She says hello.',
    language: 'en',
    tier: 'premium',
    joinedDaysAgo: 176,
    follows: ['quiet_maple', 'kettle_on', 'mireille_p', 'carmen_rl', 'demo'],
  },
] as const satisfies readonly Member[];

export type DemoUsername = (typeof demoMembers)[number]['username'];
