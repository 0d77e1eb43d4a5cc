import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import type { Settings } from './use-settings.ts';

/** The end of the form. With unsaved changes it stays in view, above the bars of small screens. */
export function SaveBar({ settings: { changed, saving, discard } }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3',
        changed &&
          'bottom-(--foot-block) z-10 border-t border-hair bg-paper [@media(min-height:30rem)]:sticky',
      )}
    >
      <p role="status" className="grow basis-full text-small empty:absolute sm:basis-auto">
        {changed && !saving && t(($) => $.save.unsaved)}
      </p>
      {changed && (
        <Button variant="quiet" inactive={saving} onClick={discard}>
          {t(($) => $.save.discard)}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={saving}>
        {saving ? t(($) => $.save.busy) : t(($) => $.save.submit)}
      </Button>
    </div>
  );
}
