import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionProps } from '../../lib/forms/writing-aid.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';

/** Asked once before words that may hurt are sent; it stands where the button was pressed, and blocks nothing. */
export function GentleQuestion({ onRewrite, onSend }: QuestionProps) {
  const { t } = useTranslation('safety');
  const question = useRef<HTMLDivElement>(null);
  // Whoever sent by keyboard is at the answer, and hears what is asked.
  useEffect(() => question.current?.focus(), []);
  return (
    <Notice
      ref={question}
      role="group"
      tabIndex={-1}
      aria-label={t(($) => $.question.ask)}
      className="outline-none"
    >
      <p className="font-semibold">{t(($) => $.question.ask)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onRewrite}>
          {t(($) => $.question.rewrite)}
        </Button>
        <Button onClick={onSend}>{t(($) => $.question.send)}</Button>
      </div>
    </Notice>
  );
}
