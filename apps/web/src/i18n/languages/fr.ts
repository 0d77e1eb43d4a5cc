export { default as common } from '../locales/fr/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/fr/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/fr.json');
