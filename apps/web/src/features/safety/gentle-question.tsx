import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionProps } from '../../lib/writing/writing-aid.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';

/**
 * The question asked once before hurtful words are sent. It appears where the button was pressed, and blocks nothing.
 */
export function GentleQuestion({ onRewrite, onSend }: QuestionProps) {
  const { t } = useTranslation('safety');
  const question = useRef<HTMLDivElement>(null);
  // The focus moves to the question, so that keyboard users can answer it and screen readers read it.
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
