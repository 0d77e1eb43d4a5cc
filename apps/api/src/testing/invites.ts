import { type Database, invites, newId } from '@halved/db';
import { newCode, plainCode } from '../services/codes.ts';
import { hashToken } from '../services/tokens.ts';

type Columns = Partial<Omit<typeof invites.$inferInsert, 'id' | 'codeHash'>>;

/** Inserts invitations directly. */
export const createInvites = (db: Database) => ({
  /** An invitation for one person, without an end. */
  async anInvite(columns: Columns = {}): Promise<{ id: string; code: string }> {
    const [id, code] = [newId(), newCode()];
    await db.insert(invites).values({ uses: 1, ...columns, id, codeHash: hashToken(plainCode(code)) });
    return { id, code };
  },
});
