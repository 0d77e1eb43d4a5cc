export { default as common } from '../locales/it/common.json' with { type: 'json' };
export const namespaces = import.meta.glob<{ default: object }>(['../locales/it/*.json', '!**/common.json']);
export const messages = () => import('@halved/shared/messages/it.json');
