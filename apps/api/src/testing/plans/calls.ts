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
   * The most blocks that the call may read: 1.5 times as many as it reads now. With a wrong plan it would read many
   * times as many.
   */
  blocks: number;
}

/** The members, the post and the comment that the calls use. */
export interface Scene {
  people: Record<Exclude<As, 'visitor'>, Member>;
  /** A public post, and a comment under it. */
  post: { id: string };
  comment: { id: string };
  /** Returns a function that makes an input: the cursor that follows the page at this offset. */
  after: (operation: Operation, offset: number) => () => Promise<Input>;
}
