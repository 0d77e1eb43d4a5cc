import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Break } from '../../features/moderation/break.tsx';
import { Queue } from '../../features/moderation/queue.tsx';
import { QueueGate } from '../../features/moderation/queue-gate.tsx';
import { pageOf, paramsOf, viewOf } from '../../features/moderation/queue-view.ts';
import { useBreak } from '../../features/moderation/use-break.ts';
import { shortcutsShown } from '../../lib/navigation/keys-in-use.ts';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useUser } from '../../lib/server/session.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { StaffContent } from '../staff-content.tsx';

const BreathingCircle = lazyPart(
  () => import('../../features/wellness/breathing-circle.tsx'),
  (part) => part.BreathingCircle,
);

/** Four seconds in, six seconds out. */
const calmBreath = [4, 0, 6, 0];

/**
 * /moderation: how heavy the queue is; with ?show=… the items that wait for a decision; with ?break=1 a break from
 * them. For moderators and admins.
 */
export function Screen() {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const [params, setParams] = useSearchParams();
  const takeBreak = useBreak();
  const page = pageOf(params);
  const isReady = useUser()?.needsSecondFactor !== true;
  return (
    <Page
      title={common(($) => $.titles.moderation)}
      heading={page === 'break' ? t(($) => $.break.heading) : undefined}
      lead={page === 'break' ? undefined : t(($) => $.queue.lead)}
      action={
        isReady &&
        page !== 'break' && (
          <div className="flex flex-wrap gap-2">
            {page === 'queue' && (
              <span className="hidden pointer-fine:inline">
                <Button size="small" onClick={() => shortcutsShown.set(true)}>
                  {common(($) => $.keys.title)}
                </Button>
              </span>
            )}
            <Button size="small" onClick={takeBreak}>
              {t(($) => $.break.take)}
            </Button>
          </div>
        )
      }
    >
      <StaffContent>
        {page === 'break' && (
          <Break
            breathing={
              <Suspense fallback={<div className="min-h-80" />}>
                <BreathingCircle rhythm={calmBreath} />
              </Suspense>
            }
          />
        )}
        {page === 'gate' && <QueueGate />}
        {page === 'queue' && (
          <Queue view={viewOf(params)} onView={(view) => setParams(paramsOf(view), { replace: true })} />
        )}
      </StaffContent>
    </Page>
  );
}
