import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** Shown at an address without a screen. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.errors.notFound)} lead={t(($) => $.errors.notFoundText)}>
      <div className="grid justify-items-start gap-8">
        <LinkButton to={links.home} variant="primary">
          {t(($) => $.actions.goHome)}
        </LinkButton>
        <HalfDisc state="empty" className="size-24" />
      </div>
    </Page>
  );
}
