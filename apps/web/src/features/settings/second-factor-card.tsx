import type { User } from '@halved/shared/contract/users';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { secondFactorAnchor } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { Anchored } from './anchored.tsx';

const SecondFactorSetup = lazyPart(
  () => import('./second-factor-setup.tsx'),
  (part) => part.SecondFactorSetup,
);
const SecondFactorOff = lazyPart(
  () => import('./second-factor-off.tsx'),
  (part) => part.SecondFactorOff,
);

/** The second factor of the account: whether it is on, and how it is turned on and off. */
export function SecondFactorCard({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState<'setup' | 'off' | null>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(null);
    // The button is rendered again with the next state.
    requestAnimationFrame(() => begin.current?.focus());
  };
  return (
    <Anchored id={secondFactorAnchor}>
      <Card title={t(($) => $.secondFactor.title)} lead={t(($) => $.secondFactor.lead)}>
        {user.needsSecondFactor && open === null && (
          <Notice>
            <p>{t(($) => $.secondFactor.needed)}</p>
          </Notice>
        )}
        {open === 'setup' ? (
          <Suspense fallback={<Skeleton label={t(($) => $.loading)} count={1} />}>
            <SecondFactorSetup user={user} onClose={close} />
          </Suspense>
        ) : (
          <>
            <p className="font-semibold">
              {user.hasSecondFactor ? t(($) => $.secondFactor.on) : t(($) => $.secondFactor.off)}
            </p>
            <Button
              ref={begin}
              variant={user.needsSecondFactor ? 'primary' : 'secondary'}
              className="justify-self-start"
              onClick={() => setOpen(user.hasSecondFactor ? 'off' : 'setup')}
            >
              {user.hasSecondFactor ? t(($) => $.secondFactor.turnOff) : t(($) => $.secondFactor.setUp)}
            </Button>
          </>
        )}
        <Suspense fallback={null}>
          {open === 'off' && <SecondFactorOff role={user.role} onClose={close} />}
        </Suspense>
      </Card>
    </Anchored>
  );
}
