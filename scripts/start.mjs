/** `npm start`: runs the built server until npm ends. */
import { endWithParent } from './lib/parent.mjs';

endWithParent();
await import(new URL('../apps/api/dist/main.js', import.meta.url).href);
