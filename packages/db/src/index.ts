export * from './client.ts';
export * from './database-away.ts';
export * from './literal.ts';
export * from './now.ts';
export * from './schema/index.ts';
export * from './select-as.ts';
export * from './statement.ts';
export * from './visible-to.ts';
