/**
 * A drawing of the library, in the colours of the theme. It is decoration: the text beside it says everything. Each
 * file in `public/pictures` defines one symbol, with the id `picture`.
 */
export const Picture = ({ url, className }: { url: string; className: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${url}#picture`} />
  </svg>
);
