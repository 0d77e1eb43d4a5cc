export { default as common } from '../locales/es/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/es/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/es.json');
