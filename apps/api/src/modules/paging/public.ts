export * from './cursor.ts';
export { bounded } from './page-bytes.ts';
