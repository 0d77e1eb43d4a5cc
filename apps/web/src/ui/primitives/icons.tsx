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
export const HomeIcon = icon('M4 11l8-7 8 7M6 9.5V20h12V9.5');
/** Two slips, one below the other. */
export const FeedIcon = icon('M6 3.5h14v7H8a2 2 0 0 1-2-2zM4 13.5h14v7H6a2 2 0 0 1-2-2z');
export const PenIcon = icon('M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4');
export const LeafIcon = icon('M5 19C4 9 10 4 20 4c0 10-5 16-13 14M4 21c2-6 6-9 10-11');
export const MoreIcon = icon(
  'M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M18.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
);
/** An arrow through a door. */
export const EnterIcon = icon('M14 3h5v18h-5M3 12h11M10 8l4 4-4 4');
export const PersonIcon = icon('M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6');
/** A life ring. */
export const HelpIcon = icon(
  `${disc}M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M5.4 5.4l3.8 3.8M14.8 14.8l3.8 3.8M18.6 5.4l-3.8 3.8M9.2 14.8l-3.8 3.8`,
);
/** An arrow out of a door. */
export const LeaveIcon = icon('M10 3H5v18h5M10 12h11M17 8l4 4-4 4');
