import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';

const openers = ['opener1', 'opener2', 'opener3'] as const;

/** The text for the box: the opener without its dots, ready to be continued. */
const beginning = (text: string) => `${text.replace(/\s*…$/, '')} `;

/** Three gentle openings for somebody who does not know how to begin (docs/product.md §4). */
export function Openers({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('comments');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(($) => $.form.openers)}
      </Button>
      <ul id={id} hidden={!open} className="flex basis-full flex-wrap gap-2">
        {openers.map((opener) => {
          const text = t(($) => $.form[opener]);
          return (
            <li key={opener}>
              <Button
                size="small"
                className="font-voice! font-normal!"
                onClick={() => onChoose(beginning(text))}
              >
                {text}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
