import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Picture } from '../../ui/primitives/picture.tsx';

/** The way from the directory to the guides. */
export function GuidesLink() {
  const { t } = useTranslation('resources');
  const id = useId();
  return (
    <Notice
      role="region"
      aria-labelledby={id}
      className="grid-cols-[1fr_auto] items-center gap-4! print:hidden"
    >
      <div className="grid justify-items-start gap-2">
        <h2 id={id} className="text-title">
          {t(($) => $.guidesHeading)}
        </h2>
        <p>{t(($) => $.guidesText)}</p>
        <LinkButton to={links.guides}>{t(($) => $.toGuides)}</LinkButton>
      </div>
      <Picture url="/pictures/lantern.svg" className="size-20 max-w-[22vw] sm:size-28" />
    </Notice>
  );
}
