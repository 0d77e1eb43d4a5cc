import { ahead } from './worries/ahead.ts';
import { inside } from './worries/inside.ts';
import { own } from './worries/own.ts';
import { paying } from './worries/paying.ts';
import { people } from './worries/people.ts';
import { workAndMoney } from './worries/work-and-money.ts';
import type { DemoWorry } from './worry.ts';

export const demoWorries: readonly DemoWorry[] = [
  ...own,
  ...paying,
  ...workAndMoney,
  ...people,
  ...ahead,
  ...inside,
];
