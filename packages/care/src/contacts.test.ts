import { expect, it } from 'vitest';
import { contactsIn } from './contacts.ts';

it.each([
  ['I owe 1500 and it is 2024', 0],
  ['see https://example.org/a now', 2],
  ['my-shop.com has it', 1],
  ['write to me: someone@example.org', 1],
  ['call +44 20 7946 0123', 1],
  ['555-123-4567 any time', 1],
  ['he left.me alone', 0],
  ['my job.it is gone', 0],
  ['find me on t.me/somebody', 1],
  ['www.somewhere.de', 1],
  ['Heard from member_94777241', 0],
  ['order 94777241a never came', 0],
  ['since 2024-11-21 I cannot sleep', 0],
  ['it began on 21.11.2024, or 3/4/2024', 0],
  ['0151 23456789', 1],
  ['I left. Me too.', 0],
  ['12:30 on 5.6.', 0],
])('%j holds %i contacts', (text, count) => {
  if (count === 0) expect(contactsIn(text)).toBe(0);
  else expect(contactsIn(text)).toBeGreaterThan(0);
});
