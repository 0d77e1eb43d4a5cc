import type { User } from '@halved/shared/contract/users';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * The values of a form after the account has changed from `before` to `now`: fields edited meanwhile keep their values.
 */
export function mergeAccountChange<Values extends object>(
  values: Values,
  before: Values,
  now: Values,
): Values {
  const next = { ...values };
  for (const field in now) if (values[field] === before[field]) next[field] = now[field];
  return next;
}

/** Lets untouched fields follow the account, which may change elsewhere, such as in another tab. */
export function useAccountSync<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  user: User,
  valuesOf: (user: User) => Values,
): void {
  const syncedUser = useRef(user);
  useEffect(() => {
    const before = syncedUser.current;
    if (before === user) return;
    syncedUser.current = user;
    // The form is not reset, because a reset would lose what is typed before the next render and what is being sent.
    form.setValues(mergeAccountChange(form.getValues(), valuesOf(before), valuesOf(user)));
  }, [form, user, valuesOf]);
}

/**
 * Replaces the values of a form that somebody may be typing in. A plain `form.reset` unregisters the fields until the
 * next render, and loses what is typed until then.
 */
export function replaceValues<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  form.reset(values, { keepFieldsRef: true });
}
