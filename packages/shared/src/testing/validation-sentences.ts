/** The messages beside the fields of the forms, word for word. Tests keep them only here. */

export type Form = 'login' | 'registration' | 'forgot password' | 'reset password' | 'profile';

/** A value that a form rejects, and the message beside the field (docs/product.md §12.3). */
export interface ValidationText {
  where: Form;
  /** The name in the contract. `confirm` exists only in the interface. */
  field: 'email' | 'username' | 'password' | 'confirm' | 'displayName' | 'bio' | 'avatarUrl';
  given: string;
  says: string;
}

const registeredPassword =
  'Password must contain at least one uppercase letter, one lowercase letter, and one number';
const newPassword =
  'Password must contain at least one lowercase letter, one uppercase letter, and one number';
const usernameCharacters = 'Username can only contain letters, numbers, and underscores';

export const validationTexts: readonly ValidationText[] = [
  { where: 'login', field: 'email', given: '', says: 'Email is required' },
  { where: 'login', field: 'email', given: 'nobody@home', says: 'Invalid email address' },
  { where: 'login', field: 'password', given: '', says: 'Password is required' },
  { where: 'login', field: 'password', given: '12345', says: 'Password must be at least 6 characters' },

  { where: 'registration', field: 'email', given: 'nobody', says: 'Please enter a valid email address' },
  { where: 'registration', field: 'username', given: 'ab', says: 'Username must be at least 3 characters' },
  {
    where: 'registration',
    field: 'username',
    given: 'a'.repeat(31),
    says: 'Username must be less than 30 characters',
  },
  { where: 'registration', field: 'username', given: 'with space', says: usernameCharacters },
  { where: 'registration', field: 'username', given: 'd-a-s-h', says: usernameCharacters },
  { where: 'registration', field: 'username', given: 'ñandú', says: usernameCharacters },
  {
    where: 'registration',
    field: 'password',
    given: 'Short-1',
    says: 'Password must be at least 8 characters',
  },
  { where: 'registration', field: 'password', given: 'no-uppercase-1', says: registeredPassword },
  { where: 'registration', field: 'password', given: 'NO-LOWERCASE-1', says: registeredPassword },
  { where: 'registration', field: 'password', given: 'No-digit-here', says: registeredPassword },

  { where: 'forgot password', field: 'email', given: '', says: 'Email is required' },
  { where: 'forgot password', field: 'email', given: 'nobody', says: 'Invalid email address' },

  { where: 'reset password', field: 'password', given: '', says: 'Password is required' },
  {
    where: 'reset password',
    field: 'password',
    given: 'Short-1',
    says: 'Password must be at least 8 characters',
  },
  { where: 'reset password', field: 'password', given: 'no-uppercase-1', says: newPassword },
  { where: 'reset password', field: 'password', given: 'NO-LOWERCASE-1', says: newPassword },
  { where: 'reset password', field: 'password', given: 'No-digit-here', says: newPassword },
  { where: 'reset password', field: 'confirm', given: '', says: 'Please confirm your password' },
  { where: 'reset password', field: 'confirm', given: 'Another-1', says: 'Passwords do not match' },

  { where: 'profile', field: 'displayName', given: '   ', says: 'Display name is required' },
  {
    where: 'profile',
    field: 'displayName',
    given: 'x'.repeat(101),
    says: 'Display name must be less than 100 characters',
  },
  { where: 'profile', field: 'bio', given: 'x'.repeat(501), says: 'Bio must be less than 500 characters' },
  { where: 'profile', field: 'avatarUrl', given: 'pictures', says: 'Must be a valid URL' },
];
