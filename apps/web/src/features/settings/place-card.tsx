import { Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPart, preloadPart } from '../../lib/rendering/lazy-part.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import type { SettingsForm } from './settings-schema.ts';

// The fields come with the names of all regions, so only those who share their location load them.
const load = () => import('./place-fields.tsx');
const PlaceFields = lazyPart(load, (part) => part.PlaceFields);

/** The member's location, if they choose to share it, and what it is used for (docs/product.md §2.8). */
export function PlaceCard({ form }: { form: UseFormReturn<SettingsForm> }) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t(($) => $.place.title)}>
      <Notice>
        <p>{t(($) => $.place.why)}</p>
      </Notice>
      <Checkbox
        {...form.register('locationSharing')}
        label={t(($) => $.place.share)}
        hint={t(($) => $.place.shareHint)}
        onPointerEnter={() => preloadPart(load)}
        onFocus={() => preloadPart(load)}
      />
      {form.watch('locationSharing') && (
        <Suspense fallback={<Skeleton label={t(($) => $.loading)} count={1} />}>
          <PlaceFields form={form} />
        </Suspense>
      )}
    </Card>
  );
}
