export { default as common } from '../locales/ko/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/ko/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/ko.json');
