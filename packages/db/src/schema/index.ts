export * from './columns.ts';
export * from './comments.ts';
export * from './mail.ts';
export * from './notifications.ts';
export * from './posts.ts';
export * from './requests.ts';
export * from './sessions.ts';
export * from './users.ts';
