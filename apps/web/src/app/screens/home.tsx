import { MemberLanding } from '../../features/home/member-landing.tsx';
import { VisitorLanding } from '../../features/home/visitor-landing.tsx';
import { useUser } from '../../lib/session.ts';

/** / (spec 1 §1): one page for visitors, another for members. */
export function Screen() {
  const user = useUser();
  return user ? <MemberLanding user={user} /> : <VisitorLanding />;
}
