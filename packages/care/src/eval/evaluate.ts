import { commentFigures } from './comments.ts';
import { crisisFigures } from './crisis.ts';
import { dangerFigures } from './danger.ts';
import { doorFigures } from './doors.ts';
import type { Figure } from './figure.ts';
import { inventedPostFigures } from './invented-posts.ts';
import { languageFigures } from './language.ts';
import type { Trials } from './material.ts';
import { sentimentFigures } from './sentiment.ts';
import { similarFigures } from './similar.ts';
import { topicFigures } from './topic.ts';
import { toxicityFigures } from './toxicity.ts';

/** All figures about how well texts are analysed, in the order of the target table. */
export const evaluate = (trials: Trials): Figure[] => [
  ...topicFigures(trials),
  ...sentimentFigures(trials),
  ...toxicityFigures(trials),
  ...commentFigures(),
  ...crisisFigures(trials),
  ...inventedPostFigures(),
  ...dangerFigures(),
  ...doorFigures(),
  ...languageFigures(trials),
  ...similarFigures(trials),
];
