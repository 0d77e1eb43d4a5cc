import { useTranslation } from 'react-i18next';
import { FeatureGate } from '../../features/subscriptions/feature-gate.tsx';
import { HistoryList } from '../../features/wellness/history-list.tsx';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Writing } from '../writing.tsx';

/**
 * /wellness/history (docs/product.md §15.13). What a member has done stays readable after their plan has ended; only an
 * empty history leads to the gate.
 */
export function Screen() {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  const { status } = useSession();
  useScrollMemory();
  const gate = (
    <FeatureGate feature="guided_exercises">
      <EmptyState
        title={t(($) => $.history.empty)}
        action={<LinkButton to={links.exercises}>{t(($) => $.centre.allExercises)}</LinkButton>}
      >
        {t(($) => $.history.emptyText)}
      </EmptyState>
    </FeatureGate>
  );
  return (
    <Page title={common(($) => $.titles.wellnessHistory)} lead={t(($) => $.history.lead)}>
      <Writing>{status === 'member' ? <HistoryList empty={gate} /> : gate}</Writing>
    </Page>
  );
}
