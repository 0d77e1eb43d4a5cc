import { contentId } from '@halved/db/content/content-id';

/** An exercise of seven steps, none of which has a rhythm. */
export const groundingExercise = contentId('exercises', 'five-senses');
/** An exercise whose second step breathes in a rhythm of 3, 3, 3 and 3 seconds. */
export const breathingExercise = contentId('exercises', 'box-breathing');
export const sleepExercise = contentId('exercises', 'awake-at-night');
export const someTechnique = contentId('techniques', 'orienting-to-the-room');
/** A guide that is not translated into Arabic. */
export const lonelyGuide = contentId('guides', 'alone-among-people');
