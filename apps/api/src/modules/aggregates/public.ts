export { buildAggregates } from './build.ts';
export { dueKinds } from './due.ts';
