import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { HalfDisc, type HalfDiscState, Mark } from '../../ui/primitives/half-disc.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { usePageTitle } from '../../ui/primitives/page-title.ts';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { ExampleSlips } from './example-slips.tsx';
import { Compassion, Guided, Moderated, NotAlone } from './halves.tsx';

type FeatureName = 'compassion' | 'moderated' | 'notAlone' | 'guided';

const features: readonly (readonly [FeatureName, ComponentType])[] = [
  ['compassion', Compassion],
  ['moderated', Moderated],
  ['notAlone', NotAlone],
  ['guided', Guided],
];

const steps: readonly (readonly ['share' | 'find' | 'support', HalfDiscState])[] = [
  ['share', 'empty'],
  ['find', 'half'],
  ['support', 'full'],
];

/** The landing page of a visitor (docs/product.md §15.2). */
export function VisitorLanding() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const heading = usePageTitle(common(($) => $.titles.home));
  return (
    <>
      <section className="overflow-x-clip">
        <div className="mx-auto grid max-w-wide gap-10 px-4 py-8 sm:py-14 md:grid-cols-2 md:items-center">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-display">
              {t(($) => $.visitor.heading)}
            </h1>
            <p className="mt-4 max-w-[36ch] text-large text-muted">{t(($) => $.visitor.lead)}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <LinkButton to={links.register} variant="primary" size="large">
                {t(($) => $.visitor.signUp)}
              </LinkButton>
              <LinkButton to={links.login} size="large">
                {t(($) => $.visitor.signIn)}
              </LinkButton>
            </div>
            <p className="mt-5">
              <TextLink to={links.feed}>{t(($) => $.visitor.browse)}</TextLink>
            </p>
          </div>
          <ExampleSlips />
        </div>
      </section>
      <div className="mx-auto grid max-w-wide gap-14 px-4 pb-6">
        <Notice>
          <h2 className="font-body text-base">{t(($) => $.visitor.alphaTitle)}</h2>
          <p>
            {t(($) => $.visitor.alpha)} {t(($) => $.visitor.wake)}
          </p>
        </Notice>
        <Features />
        <HowItWorks />
        <section className="grid justify-items-start gap-5 rounded-card rounded-es-tail bg-deep p-6 text-on-deep sm:p-10">
          <span className="grid size-16 place-items-center rounded-full bg-paper">
            <Mark className="h-9 w-10" />
          </span>
          <h2 className="text-display">{t(($) => $.visitor.finalHeading)}</h2>
          <LinkButton to={links.register} variant="clay" size="large">
            {t(($) => $.visitor.final)}
          </LinkButton>
        </section>
      </div>
    </>
  );
}

function Features() {
  const { t } = useTranslation('home');
  return (
    <section>
      <h2 className="text-title">{t(($) => $.visitor.featuresHeading)}</h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {features.map(([name, Drawing]) => (
          <li key={name} className="flex gap-4">
            <Drawing />
            <div>
              <h3 className="text-large">{t(($) => $.visitor.features[name].title)}</h3>
              <p className="mt-1 text-muted">{t(($) => $.visitor.features[name].text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <section>
      <h2 className="text-title">{t(($) => $.visitor.howHeading)}</h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3">
        {steps.map(([name, state]) => (
          <li key={name} className="grid content-start gap-3 border-t-2 border-tide pt-5">
            <HalfDisc state={state} className="size-12" />
            <h3 className="text-large">{t(($) => $.visitor.how[name].title)}</h3>
            <p className="text-muted">{t(($) => $.visitor.how[name].text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
