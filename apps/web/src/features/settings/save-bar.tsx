import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { Settings } from './use-settings.ts';

/** The end of the form. With something unsaved it stays in sight, above the safety bar of small screens. */
export function SaveBar({ settings: { changed, saving, discard } }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair bg-paper py-3',
        changed && '[@media(min-height:30rem)]:sticky bottom-12 z-10 md:bottom-0',
      )}
    >
      <p role="status" className="grow text-small empty:hidden">
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
