export { default as common } from '../locales/ru/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/ru/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/ru.json');
