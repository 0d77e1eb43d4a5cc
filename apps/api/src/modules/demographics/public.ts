export { topicsPreview } from './preview.ts';
