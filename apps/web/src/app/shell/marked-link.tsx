import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { leadsTo } from './places.ts';

/** A link that says so if it leads to the current page. */
export function MarkedLink({ to, ...rest }: LinkProps & { to: string }) {
  const current = leadsTo(to, useLocation());
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />;
}
