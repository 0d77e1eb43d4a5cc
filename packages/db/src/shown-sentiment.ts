import { sql } from 'drizzle-orm';
import { literalInt } from './literal.ts';
import { analyses } from './schema/analyses.ts';

const stepsInOne = literalInt(20);

/**
 * The sentiment of a post as people may read it: in steps of 0.05. An exact value could tell that danger has bounded it
 * (`boundedBy` in packages/care), which is never shown or exported.
 */
export const shownSentiment = sql<number>`(round((${analyses.sentimentScore} * ${stepsInOne})::numeric) / ${stepsInOne})::float8`;
