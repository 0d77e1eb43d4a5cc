import type { User } from '@halved/shared/contract/users';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/factories.ts';
import { adopt, useFollowAccount } from './follow-account.ts';

describe('an account that changed elsewhere', () => {
  it('changes what nobody has touched here, and nothing else', () => {
    const before = { displayName: 'Maya', bio: 'Awake at night.', city: '' };
    const now = { displayName: 'Noor', bio: 'Asleep.', city: '' };
    expect(adopt({ ...before, bio: 'Half-written' }, before, now)).toEqual({ ...now, bio: 'Half-written' });
  });

  it('takes no letter from whoever types just when it arrives', () => {
    const before = aUser({ displayName: 'Maya', bio: '' });
    const { rerender } = render(<ProfileForm user={before} />);
    rerender(<ProfileForm user={{ ...before, displayName: 'Noor' }} typing="Half-written" />);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Noor');
    expect(screen.getByLabelText('Bio')).toHaveProperty('value', 'Half-written');
    expect(screen.getByRole('status').textContent).toBe('Half-written');
  });
});

const valuesOf = ({ displayName, bio }: User) => ({ displayName: displayName ?? '', bio: bio ?? '' });

/** A bio is typed when the account has changed, before the form is drawn again. */
function ProfileForm({ user, typing }: { user: User; typing?: string }) {
  const form = useForm({ defaultValues: valuesOf(user) });
  useFollowAccount(form, user, valuesOf);
  useEffect(() => {
    if (typing) type(screen.getByLabelText('Bio'), typing);
  }, [typing]);
  return (
    <>
      <input aria-label="Name" {...form.register('displayName')} />
      <input aria-label="Bio" {...form.register('bio')} />
      <output>{form.watch('bio')}</output>
    </>
  );
}

/** As a browser does it: in the middle of React's own work. */
function type(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
