import { Mark } from '../../ui/primitives/half-disc.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

/** The page below the safety bar until the first screen is rendered; the build writes it into index.html. */
export function Frame() {
  return (
    <div data-frame="" aria-hidden="true">
      <div className="border-b border-hair">
        <div className="mx-auto flex max-w-wide flex-wrap px-4 py-0.5 md:py-2">
          <span className="tap flex items-center">
            <Mark />
          </span>
          <div data-bar="" />
        </div>
      </div>
      <div className="mx-auto min-h-dvh max-w-page px-4 py-2 sm:py-10">
        <Skeleton label="" />
      </div>
    </div>
  );
}
