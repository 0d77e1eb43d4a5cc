export { default as common } from '../locales/ja/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/ja/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/ja.json');
