import { mayUse } from '@halved/shared/tiers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

export interface BreakProps {
  /** Breathes with the moderator. */
  breathing: ReactNode;
}

/** What a moderator sees who takes a break: nothing of the queue, and a way to breathe. */
export function Break({ breathing }: BreakProps) {
  const { t } = useTranslation('moderation');
  const user = useUser();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose font-voice text-large">{t(($) => $.break.text)}</p>
      <p className="max-w-prose text-muted">{t(($) => $.break.others)}</p>
      <div className="w-full rounded-card rounded-es-tail bg-surface p-5">{breathing}</div>
      <div className="flex flex-wrap gap-3">
        {user && mayUse(user, 'guided_exercises') && (
          <LinkButton to={links.exercisesOf('breathing')}>{t(($) => $.break.breathe)}</LinkButton>
        )}
        <LinkButton to={links.moderation}>{t(($) => $.break.back)}</LinkButton>
      </div>
    </div>
  );
}
