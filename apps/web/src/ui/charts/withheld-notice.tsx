import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../primitives/notice.tsx';
import { TextLink } from '../primitives/text-link.tsx';

export interface WithheldNoticeProps {
  /** The address of the page that tells members which numbers count them. */
  aboutMe: string;
  /** The rules, in paragraphs. */
  children: ReactNode;
}

/** Explains below a page of numbers why some are withheld. */
export function WithheldNotice({ aboutMe, children }: WithheldNoticeProps) {
  const { t } = useTranslation('charts');
  const { t: common } = useTranslation();
  return (
    <Notice>
      <h2 className="text-large">{t(($) => $.withheld.meaning)}</h2>
      {children}
      <TextLink to={aboutMe} className="tap inline-flex items-center justify-self-start print:hidden">
        {common(($) => $.titles.countedIn)}
      </TextLink>
    </Notice>
  );
}
