import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** /privacy: what is analysed and who sees what, in plain words; for everybody. */
export function Screen() {
  const { t } = useTranslation('privacy');
  const { t: common } = useTranslation();
  // What a member finds here is there before the account has loaded, so that it does not push the rest down.
  const isMember = useSession().status !== 'visitor';
  return (
    <Page title={t(($) => $.heading)} lead={t(($) => $.lead)}>
      <div className="grid gap-8">
        <Section title={t(($) => $.people.title)}>
          <ul className="grid list-disc gap-1 ps-5">
            <li>{t(($) => $.people.public)}</li>
            <li>{t(($) => $.people.friends)}</li>
            <li>{t(($) => $.people.private)}</li>
          </ul>
          <p>{t(($) => $.people.text)}</p>
        </Section>
        <Section title={t(($) => $.machine.title)}>
          <p>{t(($) => $.machine.text)}</p>
          <p>{t(($) => $.machine.texts)}</p>
        </Section>
        <Section title={t(($) => $.danger.title)}>
          <p>{t(($) => $.danger.before)}</p>
          <p>{t(($) => $.danger.after)}</p>
          <p>{t(($) => $.danger.never)}</p>
          <LinkButton to={links.help} className="justify-self-start">
            {t(($) => $.help)}
          </LinkButton>
        </Section>
        <Section title={t(($) => $.moderation.title)}>
          <p>{t(($) => $.moderation.held)}</p>
          <p>{t(($) => $.moderation.moderators)}</p>
          <p>{t(($) => $.moderation.question)}</p>
          <p>
            <TextLink to={links.guidelines} className="tap inline-flex items-center">
              {t(($) => $.rules)}
            </TextLink>
          </p>
        </Section>
        <Section title={t(($) => $.similar.title)}>
          <p>{t(($) => $.similar.text)}</p>
          <p>{t(($) => $.similar.aggregates)}</p>
          {isMember && (
            <p>
              <TextLink to={links.countedIn} className="tap inline-flex items-center">
                {common(($) => $.titles.countedIn)}
              </TextLink>
            </p>
          )}
        </Section>
        <Section title={t(($) => $.operator.title)}>
          <p>{t(($) => $.operator.text)}</p>
          <p>{t(($) => $.operator.provider)}</p>
        </Section>
        <Section title={t(($) => $.device.title)}>
          <p>{t(($) => $.device.text)}</p>
        </Section>
        <Section title={t(($) => $.yours.title)}>
          <p>{t(($) => $.yours.text)}</p>
          <p>{t(($) => $.yours.copies)}</p>
          {isMember && (
            <LinkButton to={links.settings} className="justify-self-start">
              {t(($) => $.yours.link)}
            </LinkButton>
          )}
        </Section>
      </div>
    </Page>
  );
}

/** One question about privacy, and what the page says about it. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex items-start gap-4">
      <HalfDisc state="half" className="mt-1 size-6 shrink-0" />
      <div className="grid max-w-prose gap-2.5">
        <h2 className="text-title">{title}</h2>
        {children}
      </div>
    </section>
  );
}
