import { type CrisisLine, telLink } from '@halved/shared/crisis-lines';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';

/** The link that calls the emergency number of a country; nothing without a number to call. */
export function EmergencyCall({ line }: { line: CrisisLine | undefined }) {
  const { t } = useTranslation('safety');
  const call = line && telLink(line);
  if (!call) return null;
  return (
    <a
      href={call}
      className="tap inline-flex items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
    >
      <Phone className="size-5 shrink-0" aria-hidden="true" />
      {t(($) => $.emergency, { number: line.phone ?? '' })}
    </a>
  );
}
