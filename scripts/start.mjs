/** `npm start`: the built server, for as long as npm lives. */
import { endWithParent } from './lib/parent.mjs';

endWithParent();
await import(new URL('../apps/api/dist/main.js', import.meta.url).href);
