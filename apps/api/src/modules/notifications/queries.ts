export { remind, takeBackResolution, tellOfDecision, tellOfResolution, tellReporters } from './announce.ts';
export { deed, telling, untelling } from './tell.ts';
