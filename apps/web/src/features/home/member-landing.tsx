import type { User } from '@halved/shared/contract/users';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Slip } from '../../ui/primitives/slip.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** The landing page of a member (docs/product.md §15.2). */
export function MemberLanding({ user }: { user: User }) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const name = user.displayName || user.username;
  return (
    <Page
      title={common(($) => $.titles.home)}
      heading={t(($) => $.member.heading, { name })}
      lead={t(($) => $.member.lead)}
      width="wide"
    >
      <div className="grid gap-10">
        <div className="grid gap-5 md:grid-cols-2">
          <Slip className="grid content-between gap-5">
            <div className="grid gap-2">
              <h2 className="text-title">{t(($) => $.member.shareTitle)}</h2>
              <p className="text-muted">{t(($) => $.member.shareText)}</p>
            </div>
            <LinkButton to={links.share} variant="primary" className="justify-self-start">
              {t(($) => $.member.share)}
            </LinkButton>
          </Slip>
          <Slip kind="reply" className="grid content-between gap-5">
            <div className="grid gap-2">
              <h2 className="text-title">{t(($) => $.member.browseTitle)}</h2>
              <p>{t(($) => $.member.browseText)}</p>
            </div>
            <LinkButton to={links.feed} className="justify-self-start">
              {t(($) => $.member.browse)}
            </LinkButton>
          </Slip>
        </div>
        <section>
          <h2 className="text-title">{t(($) => $.member.activityHeading)}</h2>
          <div className="mt-4">
            <RecentActivity userId={user.id} />
          </div>
        </section>
      </div>
    </Page>
  );
}
