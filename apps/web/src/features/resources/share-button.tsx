import type { Resource } from '@halved/shared/contract/resources';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import { passOn } from '../../lib/device/pass-on.ts';
import { toast } from '../../lib/state/toast.ts';
import { Button } from '../../ui/primitives/button.tsx';

export interface ShareButtonProps {
  resource: Resource;
  describedBy: string;
}

/** What is shared or copied: the name, the numbers and the address, one a line. */
const textOf = ({ title, phone, text, url }: Resource): string =>
  [title, phone, text && [text.keyword, text.number].filter(Boolean).join(' → '), url]
    .filter(Boolean)
    .join('\n');

/** Passes an entry on with the device's own menu, or copies it where there is none. */
export function ShareButton({ resource, describedBy }: ShareButtonProps) {
  const { t } = useTranslation('resources');
  const copy = async () => {
    try {
      // Without TLS, for example on a home network, browsers have no clipboard.
      await navigator.clipboard.writeText(textOf(resource));
      toast.success(t(($) => $.copied));
    } catch {
      toast.error(t(($) => $.copyFailed));
    }
  };
  const share = () => passOn({ title: resource.title, text: textOf(resource) }, copy);
  return (
    <Button
      variant="quiet"
      aria-describedby={describedBy}
      className="only:-ms-5 print:hidden"
      onClick={() => void share()}
    >
      <Share2 className="size-5 shrink-0" aria-hidden="true" />
      {t(($) => $.share)}
    </Button>
  );
}
