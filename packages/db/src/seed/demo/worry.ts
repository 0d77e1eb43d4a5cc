import type { WorryCategory } from '@halved/shared/categories';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import type { PromptId } from '../../content/prompts/list.ts';
import type { DemoUsername } from './members.ts';

/** How a worry of the demo was resolved. */
export interface Resolved {
  daysLater: number;
  methods: readonly string[];
  story: string | null;
  /** Stars. */
  rating: number | null;
}

export interface DemoWorry {
  category: WorryCategory;
  by: DemoUsername;
  /** Hours before the seeding; below zero it is still to be published. */
  hoursAgo: number;
  prompt: PromptId;
  /** 1–280 characters. */
  text: string;
  long: string | null;
  language: 'en' | 'es';
  privacy: PrivacyLevel;
  sensitive: boolean;
  commentsEnabled: boolean;
  /** Left out where it is open, or left to chance for those that are not the demo member's own. */
  resolved?: Resolved;
}

type Detail = Partial<
  Pick<DemoWorry, 'long' | 'language' | 'privacy' | 'sensitive' | 'commentsEnabled' | 'resolved'>
>;

/** Writes worries of one category: a public English one with comments, unless the detail says otherwise. */
export const worriesAbout =
  (category: WorryCategory) =>
  (by: DemoUsername, hoursAgo: number, prompt: PromptId, text: string, detail: Detail = {}): DemoWorry => ({
    category,
    by,
    hoursAgo,
    prompt,
    text,
    long: null,
    language: 'en',
    privacy: 'public',
    sensitive: false,
    commentsEnabled: true,
    ...detail,
  });
