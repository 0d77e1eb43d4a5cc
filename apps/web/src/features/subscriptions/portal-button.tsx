import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/server/trpc.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { paymentUrl } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';

/** The address of the customer portal, if it is one for paying. */
async function portalAddress(): Promise<string> {
  const { portalUrl } = await api.subscriptions.portal.query();
  const url = paymentUrl(portalUrl, location.origin);
  if (!url) throw new Error('The portal is on an unknown site');
  return url;
}

/**
 * Opens the customer portal in a new tab. The tab is opened at the click, because browsers block a tab that opens
 * later. If the browser blocks it all the same, a link appears.
 */
export function PortalButton() {
  const { t } = useTranslation('subscriptions');
  const failureText = useFailureText();
  const hintId = useId();
  const [busy, run] = useBusy();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);

  const open = async () => {
    const tab = window.open('', '_blank');
    if (tab) {
      // The portal must not reach back to this page.
      tab.opener = null;
      tab.document.title = t(($) => $.portal.opening);
    }
    setError(null);
    try {
      const url = await portalAddress();
      if (tab) tab.location.replace(url);
      else setBlockedUrl(url);
    } catch (cause) {
      tab?.close();
      setError(cause);
    }
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={busy} aria-describedby={hintId} onClick={() => void run(open)}>
        {t(($) => $.portal.open)}
      </Button>
      <span id={hintId} className="text-small text-muted">
        {t(($) => $.portal.newTab)}
      </span>
      <div role="status" className="empty:absolute">
        {blockedUrl && (
          <Notice>
            {t(($) => $.portal.blocked)}{' '}
            <a href={blockedUrl} target="_blank" rel="noopener" className="font-semibold underline">
              {t(($) => $.portal.link)}
            </a>
          </Notice>
        )}
      </div>
      {error !== null && (
        <Notice tone="error" role="alert">
          {failureText(
            error,
            t(($) => $.portal.failed),
          )}
        </Notice>
      )}
    </div>
  );
}
