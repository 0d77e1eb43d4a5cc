import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** The way to the numbers of many people. */
export function NumbersLink() {
  const { t } = useTranslation('dashboard');
  return (
    <section className="slip grid content-start justify-items-start gap-2 rounded-card rounded-es-tail border border-hair bg-surface p-5">
      <h2 className="text-large">{t(($) => $.numbers.heading)}</h2>
      <p className="text-muted">{t(($) => $.numbers.text)}</p>
      <TextLink to={links.analytics} className="tap inline-flex items-center">
        {t(($) => $.numbers.open)}
      </TextLink>
    </section>
  );
}
