export { default as common } from '../locales/zh/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/zh/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/zh.json');
