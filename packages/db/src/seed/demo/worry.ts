import type { WorryCategory } from '@halved/shared/categories';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import type { PromptId } from '../../content/prompts/list.ts';
import type { DemoUsername } from './members.ts';

/** How a post of the demo was resolved. */
export interface Resolved {
  daysLater: number;
  methods: readonly string[];
  story: string | null;
  /** One to five stars. */
  rating: number | null;
}

export interface DemoWorry {
  category: WorryCategory;
  by: DemoUsername;
  /** Hours before the seeding. A negative number means that the post is scheduled. */
  hoursAgo: number;
  prompt: PromptId;
  /** 1–280 characters. */
  text: string;
  long: string | null;
  language: 'en' | 'es';
  privacy: PrivacyLevel;
  sensitive: boolean;
  commentsEnabled: boolean;
  /**
   * Absent if the post has no hand-written resolution. Posts of members other than the demo's own may then be resolved
   * by chance.
   */
  resolved?: Resolved;
}

type Detail = Partial<
  Pick<DemoWorry, 'long' | 'language' | 'privacy' | 'sensitive' | 'commentsEnabled' | 'resolved'>
>;

/** Returns a function that builds posts of one category. They are public, English and open for comments by default. */
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
