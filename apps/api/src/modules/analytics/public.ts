export { regionsPreview } from './preview.ts';
