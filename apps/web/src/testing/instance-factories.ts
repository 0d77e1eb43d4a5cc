import type { Instance } from '@halved/shared/contract/instance';

/** What GET /api/instance says, by default as a new instance says it. */
export const anInstance = (changes: Partial<Instance> = {}): Instance => ({
  name: 'Halved',
  description: '',
  contactEmail: 'hello@halved.example',
  registration: 'open',
  rules: null,
  announcement: null,
  needsSetup: false,
  ...changes,
});
