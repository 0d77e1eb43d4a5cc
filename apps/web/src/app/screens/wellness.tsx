import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { Centre, prefetchCentre } from '../../features/wellness/centre.tsx';
import { HelpNearby } from '../../features/wellness/help-nearby.tsx';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { buttonStyle } from '../../ui/primitives/button-style.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { exists } from '../routes.ts';
import type { Prefetch } from '../screens.ts';

export const prefetch: Prefetch = prefetchCentre;

/** /wellness (docs/product.md §15.13). The links to help are outside the gate, so they are open to everybody. */
export function Screen() {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  useScrollMemory();
  const isLoading = useSession().status === 'loading';
  const [wasLoading] = useState(isLoading);
  return (
    <Page title={common(($) => $.titles.wellness)} lead={t(($) => $.lead)} width="wide">
      {/* Whoever came before the account was known keeps this room, so that the links to help neither move nor lose the
         focus. */}
      <div className={wasLoading ? 'min-h-dvh' : undefined}>
        <FeatureGate feature="guided_exercises">
          <Centre />
        </FeatureGate>
      </div>
      <HelpNearby
        more={
          exists(links.resources) && (
            <Link to={links.resources} className={buttonStyle('clay', 'normal', 'border-on-clay')}>
              {common(($) => $.nav.resources)}
            </Link>
          )
        }
      />
    </Page>
  );
}
