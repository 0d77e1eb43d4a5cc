import type { ComponentProps } from 'react';

type IconProps = Pick<ComponentProps<'svg'>, 'className'>;

/** The few icons of every page, drawn here so that the first visit loads no icon library. */
const icon = (path: string) => (props: IconProps) => (
  <svg
    {...props}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

const disc = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19';

export const AlertIcon = icon(`${disc}M12 7.5v5.5M12 16.6v.1`);
export const CheckIcon = icon(`${disc}M8 12.4l2.8 2.8L16 9.6`);
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const ChevronIcon = icon('M6 9.5l6 6 6-6');
export const GlobeIcon = icon(
  `${disc}M2.5 12h19M12 2.5c3.4 2.6 4.6 5.8 4.6 9.5s-1.2 6.9-4.6 9.5c-3.4-2.6-4.6-5.8-4.6-9.5s1.2-6.9 4.6-9.5`,
);
/** A life ring. */
export const HelpIcon = icon(
  `${disc}M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M5.4 5.4l3.8 3.8M14.8 14.8l3.8 3.8M18.6 5.4l-3.8 3.8M9.2 14.8l-3.8 3.8`,
);
/** An arrow out of a door. */
export const LeaveIcon = icon('M10 3H5v18h5M10 12h11M17 8l4 4-4 4');
