export { deed, telling, untelling } from './tell.ts';
