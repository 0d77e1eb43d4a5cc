import { type CrisisLine, telLink } from '@halved/shared/crisis-lines';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../../ui/primitives/button-style.ts';
import { Notice } from '../../ui/primitives/notice.tsx';

/** Whom to call in immediate danger. Without a known number, the reader's own emergency number is named. */
export function Emergency({ line }: { line: CrisisLine | undefined }) {
  const { t } = useTranslation('help');
  return (
    <Notice tone="clay" className="sm:flex sm:items-center sm:justify-between">
      <p className="text-large font-semibold">{line ? t(($) => $.emergency) : t(($) => $.emergencyOther)}</p>
      {line && (
        <a href={telLink(line) ?? undefined} className={buttonStyle('dark', 'large', 'justify-self-start')}>
          <Phone className="size-5 shrink-0" aria-hidden="true" />
          {t(($) => $.call, { number: line.phone ?? '' })}
        </a>
      )}
    </Notice>
  );
}
