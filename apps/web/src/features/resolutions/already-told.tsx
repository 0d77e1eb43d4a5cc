import type { Resolution } from '@halved/shared/contract/resolutions';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Outcome } from './resolution-view.tsx';

const takeFocus = (element: HTMLDivElement | null) => element?.focus();

/**
 * A resolution written meanwhile in another window, to be kept or replaced by the form's. It takes the focus, so that
 * nobody presses the submit button again without having seen what that would replace.
 */
export function AlreadyTold({ there, onKeep }: { there: Resolution; onKeep: () => void }) {
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
      <Outcome outcome={there} />
      <p>{t(($) => $.form.replace)}</p>
      <Button className="justify-self-start" onClick={onKeep}>
        {t(($) => $.form.keep)}
      </Button>
    </Notice>
  );
}
