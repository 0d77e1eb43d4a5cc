import type { Operation } from '@halved/shared/contract/operation';
import type { Member } from '../factories.ts';

export type Input = Record<string, unknown>;

export type As = 'visitor' | 'member' | 'moderator' | 'friendly';

/** A call whose statements and blocks are counted. */
export interface Call {
  of: string;
  operation: Operation;
  as: As;
  input?: Input | (() => Promise<Input>);
  statements: number;
  /**
   * The most blocks that the call may read: 1.5 times the blocks that it reads now. A wrong plan reads many times as
   * many.
   */
  blocks: number;
}

/** What the calls are about. */
export interface Scene {
  people: Record<Exclude<As, 'visitor'>, Member>;
  /** A public post, and a comment under it. */
  post: { id: string };
  comment: { id: string };
  /** Makes the input with the cursor of the page that ends at this offset. */
  after: (operation: Operation, offset: number) => () => Promise<Input>;
}
