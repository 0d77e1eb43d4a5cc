import type { User } from '@halved/shared/contract/users';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A form after the account has changed from `before` to `now`: what somebody has changed since stays. */
export function mergeAccountChange<Values extends object>(
  values: Values,
  before: Values,
  now: Values,
): Values {
  const next = { ...values };
  for (const field in now) if (values[field] === before[field]) next[field] = now[field];
  return next;
}

/** The account may change elsewhere, such as in another tab: fields that nobody has touched here follow it. */
export function useAccountSync<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  user: User,
  valuesOf: (user: User) => Values,
): void {
  const known = useRef(user);
  useEffect(() => {
    const before = known.current;
    if (before === user) return;
    known.current = user;
    // The form is not reset, because that would lose what is typed before the next render and what is just being sent.
    form.setValues(mergeAccountChange(form.getValues(), valuesOf(before), valuesOf(user)));
  }, [form, user, valuesOf]);
}

/**
 * Puts other values into a form that somebody may be typing in. A plain `form.reset` forgets the fields until the form
 * is drawn again, and with them what is typed until then.
 */
export function replaceValues<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  form.reset(values, { keepFieldsRef: true });
}
