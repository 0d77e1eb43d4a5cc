import type { Invite } from '@halved/shared/contract/invites';
import { limits } from '@halved/shared/limits';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useInstance } from '../../lib/server/instance.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { InviteRow } from './invite-row.tsx';
import { type MadeInvite, NewInvite } from './new-invite.tsx';

// The form is loaded separately, because its validator is as large as the list.
const InviteForm = lazyPart(
  () => import('./invite-form.tsx'),
  (part) => part.InviteForm,
);

/** Makes invitations to register, and lists those that were made. */
export function Invites() {
  const { t } = useTranslation('admin');
  const [made, setMade] = useState<MadeInvite | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  const registration = useInstance()?.registration;
  const utils = trpc.useUtils().admin;
  return (
    <div className="grid grid-cols-1 gap-6">
      {registration && registration !== 'invite' && (
        <p className="max-w-prose">
          {t(($) => $.invites.registration[registration])}{' '}
          <TextLink to={links.adminInstance}>{t(($) => $.invites.toInstance)}</TextLink>
        </p>
      )}
      <Card title={t(($) => $.invites.make)}>
        {made ? (
          <NewInvite
            key={made.id}
            invite={made}
            onAnother={() => {
              setIsAnother(true);
              setMade(null);
            }}
          />
        ) : (
          <Suspense fallback={<div className="min-h-72" />}>
            <InviteForm
              takeFocus={isAnother}
              onMade={(invite) => {
                setMade(invite);
                void utils.invites.invalidate();
              }}
            />
          </Suspense>
        )}
      </Card>
      <section aria-labelledby="invites-made" tabIndex={-1} className="outline-none">
        <h2 id="invites-made" className="text-title">
          {t(($) => $.invites.list)}
        </h2>
        <InviteList />
      </section>
    </div>
  );
}

function InviteList() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const query = trpc.admin.invites.useInfiniteQuery(
    { limit: limits.page.size },
    { getNextPageParam: nextCursorOf },
  );
  const failed = t(($) => $.invites.failed);
  const loading = t(($) => $.invites.loading);
  if (query.isPending) return <Skeleton label={loading} lines={2} />;
  if (!query.data) return <LoadFailed query={query} failed={failed} />;
  const invites: Invite[] = uniqueById(query.data.pages.flatMap((page) => page.invites));
  if (invites.length === 0) {
    return <EmptyState title={t(($) => $.invites.none)}>{t(($) => $.invites.noneText)}</EmptyState>;
  }
  return (
    <>
      <ul aria-label={t(($) => $.invites.list)}>
        {invites.map((invite) => (
          <InviteRow key={invite.id} invite={invite} />
        ))}
      </ul>
      <NextPage pages={query} texts={{ loading, failed, retry: common(($) => $.actions.tryAgain) }} />
    </>
  );
}
