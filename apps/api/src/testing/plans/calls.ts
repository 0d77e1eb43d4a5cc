import type { Operation } from '@halved/shared/contract/operation';
import type { Member } from '../factories.ts';

export type Input = Record<string, unknown>;

export type As = 'visitor' | 'member' | 'moderator' | 'friendly';

/** A call whose statements are counted, and whose blocks. */
export interface Call {
  of: string;
  operation: Operation;
  as: As;
  input?: Input | (() => Promise<Input>);
  statements: number;
  /** Half as many blocks again as it reads now; a wrong plan reads many times as many. */
  blocks: number;
}

/** What the calls are about. */
export interface Scene {
  people: Record<Exclude<As, 'visitor'>, Member>;
  /** A public post, and a comment under it. */
  post: { id: string };
  comment: { id: string };
  /** The cursor of a page that ends at this depth. */
  after: (operation: Operation, offset: number) => () => Promise<Input>;
}
