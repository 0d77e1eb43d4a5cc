import type { Analysis } from '@halved/shared/contract/analysis';
import type { Post } from '@halved/shared/contract/posts';
import { useTranslation } from 'react-i18next';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { ErrorState } from '../../ui/composed/error-state.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { AnalysisFacts } from './analysis-facts.tsx';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { useAnalyze, useMayAnalyze } from './use-analysis.ts';

export interface AnalysisPanelProps {
  post: Post;
  analysis: QueryResult<Analysis>;
}

/** The analysis of a post, with a button that repeats it (docs/product.md §9.1). */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { t } = useTranslation('analysis');
  return (
    <Card
      title={t(($) => $.panel.heading)}
      lead={
        <>
          {t(($) => $.panel.machine)} <TextLink to={links.privacy}>{t(($) => $.panel.machineMore)}</TextLink>
        </>
      }
    >
      <AnalysisContent {...props} />
    </Card>
  );
}

function AnalysisContent({ post, analysis }: AnalysisPanelProps) {
  const { t } = useTranslation('analysis');
  const { t: common } = useTranslation();
  const failure = useFailureText();
  const { data, error, isFetching, refetch } = analysis;
  const { analyze, busy } = useAnalyze(post.id);
  const mayAnalyze = useMayAnalyze(post);
  const neverAnalyzed = errorCode(error) === 'NOT_FOUND';
  if (data || neverAnalyzed) {
    const label = data ? t(($) => $.panel.again) : t(($) => $.none.action);
    return (
      <>
        {data ? (
          <AnalysisFacts analysis={data} />
        ) : (
          <EmptyState title={t(($) => $.none.title)}>
            {mayAnalyze ? t(($) => $.none.ownText) : t(($) => $.none.text)}
          </EmptyState>
        )}
        {mayAnalyze && (
          <Button
            className={data ? 'justify-self-start' : 'justify-self-center'}
            busy={busy}
            onClick={analyze}
          >
            {busy ? t(($) => $.panel.working) : label}
          </Button>
        )}
      </>
    );
  }
  if (!error) return <AnalysisSkeleton label={t(($) => $.panel.loading)} />;
  return (
    <ErrorState
      message={failure(
        error,
        t(($) => $.failed.load),
      )}
      retryLabel={common(($) => $.actions.tryAgain)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
