import { useTranslation } from 'react-i18next';
import { CountedIn } from '../../features/own-aggregates/counted-in.tsx';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** /analytics/me (docs/product.md §15.19): for members of every plan. */
export function Screen() {
  const { t } = useTranslation('counted');
  const { t: common } = useTranslation();
  return (
    <Page
      title={common(($) => $.titles.countedIn)}
      lead={t(($) => $.lead)}
      action={
        <TextLink to={links.settings} className="tap inline-flex items-center">
          {t(($) => $.back)}
        </TextLink>
      }
    >
      <CountedIn />
    </Page>
  );
}
