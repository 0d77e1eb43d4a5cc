export { exercisesPreview } from './preview.ts';
