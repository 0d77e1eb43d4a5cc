import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { links } from '../../links.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { ItemNotFound } from './item-not-found.tsx';
import { LoadingText } from './list-states.tsx';
import { TechniqueView } from './technique-view.tsx';

/** A technique with its title, loading and error states. */
export function TechniquePage({ id }: { id: string }) {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  const textLanguage = useTextLanguage();
  const query = trpc.wellness.technique.useQuery({ id });
  const { data: technique, error } = query;
  if (errorCode(error) === 'NOT_FOUND') {
    return (
      <ItemNotFound
        title={t(($) => $.notFound.technique)}
        to={links.techniques}
        action={t(($) => $.centre.allTechniques)}
      />
    );
  }
  if (!technique) {
    return (
      <Page title={common(($) => $.titles.technique)} busy>
        {error ? <LoadFailed query={query} failed={t(($) => $.failed.technique)} /> : <LoadingText />}
      </Page>
    );
  }
  return (
    <Page
      title={technique.title}
      heading={<span {...textLanguage(technique.language)}>{technique.title}</span>}
    >
      <OtherLanguage languages={[technique.language]} />
      <TechniqueView key={technique.id} technique={technique} />
    </Page>
  );
}
