/** The look shared by every text-like control. */
export const controlStyle =
  'tap w-full rounded-field border-[1.5px] border-line bg-surface px-3.5 py-2 text-base text-ink ' +
  'aria-invalid:border-err aria-invalid:border-2';
