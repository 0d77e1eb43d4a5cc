/** What other modules, the plugins and the jobs may use of this module. */
export { applyEvents } from './apply.ts';
export { cancelSubscriptions } from './cancel.ts';
export { findOpenCheckout, type ShownCheckout } from './checkout-queries.ts';
export { forgetSandbox } from './forget-sandbox.ts';
export { receiveEvent, signatureOf } from './receive.ts';
export { reconcileSubscriptions } from './reconcile.ts';
export { actInSandbox, isSandboxAction, payInSandbox, sandboxActions } from './sandbox.ts';
export type { SandboxEvent } from './sandbox-events.ts';
export { findSandboxSubscription, type SandboxRow } from './sandbox-queries.ts';
