import type { Guide } from '@halved/shared/contract/resources';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { PrintButton } from '../../ui/composed/print-button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { GuideFacts } from './guide-facts.tsx';

/** A guide with its title, loading and error states. */
export function GuidePage({ id }: { id: string }) {
  const { t } = useTranslation('resources');
  const { t: common } = useTranslation();
  const textLanguage = useTextLanguage();
  const query = trpc.resources.guide.useQuery({ id });
  const { data: guide, error } = query;
  if (errorCode(error) === 'NOT_FOUND') return <GuideNotFound />;
  if (!guide) {
    return (
      <Page title={common(($) => $.titles.guide)} busy>
        {error ? (
          <LoadFailed query={query} failed={t(($) => $.guides.failedOne)} />
        ) : (
          <Skeleton label={t(($) => $.guides.loadingOne)} count={1} lines={8} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={guide.title}
      heading={<span {...textLanguage(guide.language)}>{guide.title}</span>}
      lead={<span {...textLanguage(guide.language)}>{guide.summary}</span>}
    >
      <GuideText guide={guide} />
    </Page>
  );
}

function GuideText({ guide }: { guide: Guide }) {
  const { t } = useTranslation('resources');
  const own = useTextLanguage()(guide.language);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <GuideFacts guide={guide} />
        <PrintButton inLine>{t(($) => $.print)}</PrintButton>
      </div>
      <OtherLanguage languages={[guide.language]} />
      <div className="grid max-w-prose gap-5 leading-normal" {...own}>
        {guide.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="print:hidden">
        <TextLink to={links.guides} className="tap inline-flex items-center">
          {t(($) => $.guides.all)}
        </TextLink>
      </p>
    </div>
  );
}

function GuideNotFound() {
  const { t } = useTranslation('resources');
  return (
    <Page title={t(($) => $.guides.notFound)}>
      <EmptyState
        title={t(($) => $.guides.notFoundText)}
        action={<LinkButton to={links.guides}>{t(($) => $.guides.all)}</LinkButton>}
      />
    </Page>
  );
}
