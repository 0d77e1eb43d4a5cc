/** The content of the wellness pages and the directory of help: its items, in the language of a person. */
export { storedExercises, storedGuides, storedResources, storedTechniques } from './items.ts';
export { type Review, saveReview } from './review-queries.ts';
export { knownReviews, storedReviews } from './reviews.ts';
export { searchFor } from './search.ts';
export { textsIn } from './texts.ts';
