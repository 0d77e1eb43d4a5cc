import type { Resolution } from '@halved/shared/contract/resolutions';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Outcome } from './resolution-view.tsx';

const takeFocus = (element: HTMLDivElement | null) => element?.focus();

/**
 * Shows a resolution that was written in another window meanwhile, and offers to keep it. Pressing the submit button
 * again would replace that resolution. The notice takes the focus, so that the author sees it first.
 */
export function ResolutionConflict({ existing, onKeep }: { existing: Resolution; onKeep: () => void }) {
  const { t } = useTranslation('resolutions');
  return (
    <Notice
      ref={takeFocus}
      role="group"
      tabIndex={-1}
      aria-label={t(($) => $.form.already)}
      className="outline-none"
    >
      <p>{t(($) => $.form.already)}</p>
      <Outcome outcome={existing} />
      <p>{t(($) => $.form.replace)}</p>
      <Button className="justify-self-start" onClick={onKeep}>
        {t(($) => $.form.keep)}
      </Button>
    </Notice>
  );
}
