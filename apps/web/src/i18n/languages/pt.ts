export { default as common } from '../locales/pt/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/pt/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/pt.json');
