export { default as common } from '../locales/en/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/en/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/en.json');
