export { default as common } from '../locales/ar/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/ar/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/ar.json');
