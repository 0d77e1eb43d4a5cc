export { wholeDirectoryFor } from './directory.ts';
export { guidesPreview } from './guides.ts';
export { isDue, type Standing, standings } from './reviewed.ts';
