import { useTranslation } from 'react-i18next';
import { Demographics } from '../../features/demographics/demographics.tsx';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** /demographics (docs/product.md §15.17). */
export function Screen() {
  const { t } = useTranslation('demographics');
  const { t: common } = useTranslation();
  const link = 'tap inline-flex items-center justify-self-start';
  return (
    <Page
      title={common(($) => $.titles.demographics)}
      lead={t(($) => $.lead)}
      width="wide"
      action={
        <TextLink to={links.analytics} className={link}>
          {t(($) => $.back)}
        </TextLink>
      }
    >
      <FeatureGate feature="demographic_analytics">
        <Demographics
          aboutMe={
            <TextLink to={links.countedIn} className={link}>
              {t(($) => $.toCountedIn)}
            </TextLink>
          }
        />
      </FeatureGate>
    </Page>
  );
}
