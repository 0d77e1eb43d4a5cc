import { useState } from 'react';
import { cx } from './cx.ts';
import { PersonIcon } from './icons.tsx';

export interface AvatarProps {
  /** An https address that the instance allows, or nothing. */
  src?: string | null;
  size?: 'small' | 'normal' | 'large';
}

const sizes = { small: 'size-8', normal: 'size-11', large: 'size-24' };

/** A picture, or the generic icon when there is none or it cannot be loaded. The name is always shown beside it. */
export function Avatar({ src, size = 'normal' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = cx(
    'grid shrink-0 place-items-center overflow-hidden rounded-full bg-calm text-muted',
    sizes[size],
  );
  if (!src || broken === src) {
    return (
      <span className={style} data-avatar="generic">
        <PersonIcon className="size-3/5" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={cx(style, 'object-cover')}
      onError={() => setBroken(src)}
    />
  );
}
