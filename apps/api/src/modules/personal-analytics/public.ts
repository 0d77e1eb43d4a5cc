export { ownCategoriesPreview } from './preview.ts';
