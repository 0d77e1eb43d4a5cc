import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { HelpIcon } from '../../ui/primitives/icons.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';

/** Links to the crisis lines and other help, for everybody. `more` links to the directory of help. */
export function HelpNearby({ more }: { more?: ReactNode }) {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  const id = useId();
  return (
    <Notice tone="clay" className="mt-10" role="region" aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {t(($) => $.help.heading)}
      </h2>
      <p>{t(($) => $.help.text)}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="dark" to={links.help}>
          <HelpIcon className="size-5 shrink-0" />
          {common(($) => $.shell.help)}
        </LinkButton>
        {more}
      </div>
    </Notice>
  );
}
