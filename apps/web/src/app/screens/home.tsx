import { useTranslation } from 'react-i18next';
import { MemberLanding } from '../../features/home/member-landing.tsx';
import { VisitorLanding } from '../../features/home/visitor-landing.tsx';
import { useSession } from '../../lib/server/session.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

/** / (docs/product.md §15.2): one page for visitors, another for members. */
export function Screen() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.status === 'member') return <MemberLanding user={session.user} />;
  if (session.status === 'visitor') return <VisitorLanding />;
  return (
    <div className="mx-auto max-w-wide px-4 py-10">
      <Skeleton label={t(($) => $.loading)} />
    </div>
  );
}
