/** Worries about the same matter. Each must find the other five. */
export const drivingWorries = [
  'My driving test is on Friday and I am terrified of failing it again.',
  "Failed my driving test for the third time. I don't think I will ever pass.",
  'Driving test tomorrow, my hands shake whenever the examiner sits next to me.',
  'I am so nervous about my driving exam that I want to cancel it.',
  'Everybody my age has a licence and I keep failing the driving test.',
  'My instructor says I am ready for the driving test but I panic behind the wheel.',
];

export const rentWorry = "I can't sleep because of money, rent is due and I have nothing left.";

/** Pairs of worries about different matters that share a few common words. They must not find each other. */
export const pairsAlikeByChance: readonly (readonly [string, string])[] = [
  [rentWorry, 'I still sleep on the left of the bed.'],
  ...drivingWorries.map(
    (worry) => [worry, "I'll decide on Friday. (I also said that last Friday.)"] as const,
  ),
];
