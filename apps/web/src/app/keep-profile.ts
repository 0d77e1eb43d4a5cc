import { isServed, keepRead, profileUrl } from '../lib/server/kept-reads.ts';
import { refreshUser, session } from '../lib/server/session.ts';
import { wokeUp } from '../lib/server/wake.ts';

/** Keeps the member's account on the device until the sign-out, so that the pages for members open without a network. */
export function keepProfile(): void {
  const keep = () => {
    const current = session.get();
    if (current.status !== 'member') return;
    const { user } = current;
    void keepRead(user.id, profileUrl, Response.json({ data: user }));
  };
  keep();
  session.on(keep);
  // The kept account may be an old one.
  wokeUp.on(() => {
    if (isServed()) void refreshUser();
  });
}
