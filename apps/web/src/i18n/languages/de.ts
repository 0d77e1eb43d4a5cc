export { default as common } from '../locales/de/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/de/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/de.json');
