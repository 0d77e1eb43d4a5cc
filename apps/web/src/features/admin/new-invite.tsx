import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/composed/copy-button.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';

export interface MadeInvite {
  id: string;
  code: string;
  /** The address of the registration with the code. */
  url: string;
}

/** The link of a new invitation, which is shown only now, with ways to pass it on. */
export function NewInvite({
  invite: { url, code },
  onAnother,
}: {
  invite: MadeInvite;
  onAnother: () => void;
}) {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const share = () =>
    // Whoever closes the menu of the device changes nothing.
    navigator.share({ title: t(($) => $.invites.shareTitle), url }).catch(() => undefined);
  return (
    <div className="grid gap-4">
      <p ref={heading} tabIndex={-1} role="status" className="outline-none">
        {t(($) => $.invites.madeText)}
      </p>
      <Field label={t(($) => $.invites.link)}>
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            readOnly
            translate="no"
            value={url}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <p className="text-small text-muted">
        {t(($) => $.invites.code)}{' '}
        <code dir="ltr" translate="no" className="text-ink wrap-anywhere">
          {code}
        </code>
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton size="normal" variant="primary" text={url}>
          {t(($) => $.invites.copy)}
        </CopyButton>
        {'share' in navigator && (
          <Button onClick={() => void share()}>
            <Share2 className="size-5 shrink-0" aria-hidden="true" />
            {t(($) => $.invites.share)}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {t(($) => $.invites.another)}
        </Button>
      </div>
    </div>
  );
}
