export { default as common } from '../locales/hi/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/hi/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/hi.json');
