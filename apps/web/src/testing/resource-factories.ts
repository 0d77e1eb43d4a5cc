import type { Guide, GuideSummary, Resource } from '@halved/shared/contract/resources';
import { anId } from './factories.ts';

export const aResource = (changes: Partial<Resource> = {}): Resource => ({
  id: anId(),
  title: 'Beat',
  description: 'A charity for people with eating disorders.',
  kind: 'helpline',
  url: 'https://beat.example',
  phone: '0808 801 0677',
  text: null,
  hours: 'Mon–Fri 15:00–20:00',
  country: 'GB',
  area: null,
  languages: ['en'],
  category: null,
  tags: ['eating'],
  cost: 'free',
  isCrisis: false,
  verifiedAt: '2026-10-07',
  language: 'en',
  ...changes,
});

/** One page of resources.list, by default the last page. */
export const aResourcePage = (resources: Resource[], nextCursor: string | null = null) => ({
  resources,
  total: resources.length,
  hasMore: nextCursor !== null,
  nextCursor,
});

export const aGuideSummary = (changes: Partial<GuideSummary> = {}): GuideSummary => ({
  id: anId(),
  title: 'When worry keeps you awake',
  summary: 'Why the night makes worries larger.',
  category: 'health',
  minutes: 4,
  language: 'en',
  ...changes,
});

export const aGuide = (changes: Partial<Guide> = {}): Guide => ({
  ...aGuideSummary(),
  body: ['At night there is little else to hear.', 'A light and a pen are enough.'],
  ...changes,
});
