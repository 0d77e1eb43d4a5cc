export { bounded } from './bounded-queries.ts';
export * from './cursor.ts';
