import type { User } from '@halved/shared/contract/users';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { mergeAccountChange, useAccountSync } from './account-form.ts';

afterEach(cleanup);

describe('an account that changed elsewhere', () => {
  it('changes the untouched fields of a form, and no others', () => {
    const before = { displayName: 'Maya', bio: 'Awake at night.', city: '' };
    const now = { displayName: 'Noor', bio: 'Asleep.', city: '' };
    expect(mergeAccountChange({ ...before, bio: 'Half-written' }, before, now)).toEqual({
      ...now,
      bio: 'Half-written',
    });
  });

  it('loses no letter that is typed while the change arrives', () => {
    const before = aUser({ displayName: 'Maya', bio: '' });
    const { rerender } = render(<ProfileForm user={before} />);
    rerender(<ProfileForm user={{ ...before, displayName: 'Noor' }} typing="Half-written" />);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Noor');
    expect(screen.getByLabelText('Bio')).toHaveProperty('value', 'Half-written');
    expect(screen.getByRole('status').textContent).toBe('Half-written');
  });

  it('does not change the values that are being sent', async () => {
    const before = aUser({ displayName: 'Maya', bio: '' });
    const onSent = vi.fn();
    const { rerender } = render(<ProfileForm user={before} onSent={onSent} />);
    type(screen.getByLabelText('Bio'), 'Awake.');
    fireEvent.submit(screen.getByRole('form'));
    rerender(<ProfileForm user={{ ...before, displayName: 'Noor' }} onSent={onSent} />);
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ displayName: 'Maya', bio: 'Awake.' }));
  });
});

const valuesOf = ({ displayName, bio }: User) => ({ displayName: displayName ?? '', bio: bio ?? '' });

type Values = ReturnType<typeof valuesOf>;

interface ProfileFormProps {
  user: User;
  /** A bio that somebody types after the account has changed and before the form renders again. */
  typing?: string;
  onSent?: (values: Values) => void;
}

function ProfileForm({ user, typing, onSent = () => undefined }: ProfileFormProps) {
  // Validation is asynchronous, as in every form here.
  const form = useForm<Values>({
    defaultValues: valuesOf(user),
    resolver: async (values) => ({ values, errors: {} }),
  });
  useAccountSync(form, user, valuesOf);
  useEffect(() => {
    if (typing) type(screen.getByLabelText('Bio'), typing);
  }, [typing]);
  return (
    <form aria-label="Profile" onSubmit={form.handleSubmit((values) => onSent(values))}>
      <input aria-label="Name" {...form.register('displayName')} />
      <input aria-label="Bio" {...form.register('bio')} />
      <output>{form.watch('bio')}</output>
    </form>
  );
}

/** Types as a browser does, in the middle of React's own work. */
function type(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
