import { bandOf } from '@halved/shared/bands';
import type { Analysis } from '@halved/shared/contract/analysis';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../lib/texts/language-names.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Chip } from '../../ui/primitives/slip.tsx';
import { BandSign } from './band-sign.tsx';
import { SentimentScale } from './sentiment-scale.tsx';
import { useCategoryWords } from './use-category-words.ts';

/** The whole analysis of a post (docs/product.md §9.1). */
export function AnalysisFacts({ analysis }: { analysis: Analysis }) {
  const { t, i18n } = useTranslation('analysis');
  const categoryTextOf = useCategoryWords();
  const { confidence, keywords, language, similarWorryCount } = analysis;
  const band = bandOf(confidence);
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      <Fact name={t(($) => $.panel.category)}>
        <p className="font-semibold">{categoryTextOf(analysis)}</p>
      </Fact>
      <Fact name={t(($) => $.panel.language)}>
        <p className="first-letter:uppercase">{languageNames([language], i18n.language)}</p>
      </Fact>
      <Fact name={t(($) => $.panel.sentiment)} wide>
        <SentimentScale score={analysis.sentimentScore} />
      </Fact>
      {keywords.length > 0 && (
        <Fact name={t(($) => $.panel.keywords)} wide>
          <ul lang={language} className="flex flex-wrap gap-2">
            {keywords.map((word) => (
              <li key={word}>
                <Chip dir="auto">{word}</Chip>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name={t(($) => $.panel.confidence)} wide>
        <BandSign band={band}>{t(($) => $.confidence[band])}</BandSign>
      </Fact>
      <Fact name={t(($) => $.panel.similar)}>
        {similarWorryCount > 0
          ? t(($) => $.panel.similarCount, { count: similarWorryCount })
          : t(($) => $.panel.similarNone)}
      </Fact>
      <Fact name={t(($) => $.panel.read)}>
        <Ago moment={analysis.analyzedAt} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Whether the fact spans both columns. */
  wide?: boolean;
  children: ReactNode;
}

const Fact = ({ name, wide = false, children }: FactProps) => (
  <div className={cx('grid content-start gap-1', wide && 'sm:col-span-2')}>
    <dt className="text-small text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
