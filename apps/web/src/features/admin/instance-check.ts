import { InstanceInput } from '@halved/shared/contract/instance';
import * as z from 'zod/mini';
import { errorsOf } from './errors-of.ts';
import { type InstanceDraft, inputOf } from './instance-draft.ts';

/** Checks the settings of the instance: the input of the call, or the errors by field. */
export function check(draft: InstanceDraft, saved: InstanceDraft) {
  const parsed = z.safeParse(InstanceInput, inputOf(draft, saved));
  return parsed.success ? { input: parsed.data } : { errors: errorsOf(parsed.error.issues) };
}
