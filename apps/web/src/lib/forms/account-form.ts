import type { User } from '@halved/shared/contract/users';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A form after the account has changed from `before` to `now`: what somebody has changed since stays. */
export function adopt<Values extends object>(values: Values, before: Values, now: Values): Values {
  const next = { ...values };
  for (const field in now) if (values[field] === before[field]) next[field] = now[field];
  return next;
}

/** The account may change elsewhere, such as in another tab: fields that nobody has touched here follow it. */
export function useFollowAccount<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  user: User,
  valuesOf: (user: User) => Values,
): void {
  const known = useRef(user);
  useEffect(() => {
    const before = known.current;
    if (before === user) return;
    known.current = user;
    // No reset: it would lose what is typed until the form is drawn again, and drop what is just being sent.
    form.setValues(adopt(form.getValues(), valuesOf(before), valuesOf(user)));
  }, [form, user, valuesOf]);
}
