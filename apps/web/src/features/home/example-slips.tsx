import { useTranslation } from 'react-i18next';
import { HalfDisc, Mark } from '../../ui/primitives/half-disc.tsx';
import { Chip, Slip, Words } from '../../ui/primitives/slip.tsx';

/** An example of a post, and of a reply to it. */
export function ExampleSlips() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  return (
    <figure className="relative grid gap-4" aria-label={t(($) => $.example.label)}>
      <Mark className="absolute -end-10 -top-12 -z-10 hidden h-64 w-72 opacity-60 md:block" />
      <Slip>
        <p className="text-small text-muted">{t(($) => $.example.prompt)}</p>
        <Words>{t(($) => $.example.worry)}</Words>
        <div className="mt-3 flex flex-wrap gap-2">
          <Chip>
            <HalfDisc state="half" />
            {common(($) => $.state.shared)}
          </Chip>
          <Chip>{t(($) => $.example.felt)}</Chip>
          <Chip>{t(($) => $.example.replies)}</Chip>
        </div>
      </Slip>
      <Slip kind="reply" className="ms-8 sm:ms-14">
        <p className="text-small text-muted">{t(($) => $.example.author)}</p>
        <Words className="text-base">{t(($) => $.example.reply)}</Words>
      </Slip>
    </figure>
  );
}
