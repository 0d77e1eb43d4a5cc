import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Facts with their names; in two or three columns where there is room. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-3">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt className="text-small text-muted">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
