export { guidesPreview } from './guides.ts';
