import { useTranslation } from 'react-i18next';
import { useFreshInstance } from '../../lib/server/instance.ts';
import { links } from '../../links.ts';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

const rules = ['experiences', 'kind', 'privacy', 'choice', 'harm', 'selling', 'reports', 'limits'] as const;

/** /guidelines: the community's guidelines (docs/product.md §14.4). */
export function Screen() {
  const { t } = useTranslation('guidelines');
  return (
    <Page title={t(($) => $.heading)} lead={t(($) => $.lead)}>
      <ol className="grid gap-7">
        {rules.map((rule, index) => (
          <li key={rule} className="flex items-start gap-4">
            <HalfDisc state={index === 0 ? 'full' : 'half'} className="mt-1 size-6" />
            <div className="grid max-w-prose gap-1.5">
              <h2 className="text-title">{t(($) => $[rule].title)}</h2>
              <p>{t(($) => $[rule].text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 ms-10 flex flex-wrap gap-3">
        <LinkButton to={links.help}>{t(($) => $.limits.help)}</LinkButton>
        <LinkButton variant="quiet" to={links.privacy}>
          {t(($) => $.privacyPage)}
        </LinkButton>
      </div>
      <OperatorRules />
    </Page>
  );
}

/** The rules that the operator of this instance has added. They are last, so that nothing moves when they arrive. */
function OperatorRules() {
  const { t } = useTranslation('guidelines');
  const instance = useFreshInstance();
  if (!instance?.rules) return null;
  return (
    <section className="mt-10 grid max-w-prose gap-2 border-t border-hair pt-6">
      <h2 className="text-title">{t(($) => $.operator, { name: instance.name })}</h2>
      <p dir="auto" className="whitespace-pre-line">
        {instance.rules}
      </p>
    </section>
  );
}
