import type { CountryCode } from '@halved/shared/countries';

interface Anchor {
  /** The country's id in world-atlas: ISO 3166-1 numeric. */
  id: string;
  /** Where its mark stands: longitude and latitude of the middle of its main part. */
  at: readonly [longitude: number, latitude: number];
}

/** The countries on the map. "Other" has no place on it. */
export const anchors: Readonly<Record<Exclude<CountryCode, 'OTHER'>, Anchor>> = {
  US: { id: '840', at: [-98.6, 39.6] },
  CA: { id: '124', at: [-106, 57] },
  GB: { id: '826', at: [-1.8, 53] },
  AU: { id: '036', at: [134.4, -25.6] },
  DE: { id: '276', at: [10.3, 51.1] },
  FR: { id: '250', at: [2.5, 46.6] },
  ES: { id: '724', at: [-3.6, 40.2] },
  IT: { id: '380', at: [12.7, 42.9] },
  JP: { id: '392', at: [138.2, 36.5] },
  KR: { id: '410', at: [127.8, 36.4] },
  BR: { id: '076', at: [-53, -10.6] },
  MX: { id: '484', at: [-102.4, 23.9] },
  IN: { id: '356', at: [79.3, 22.6] },
  CN: { id: '156', at: [103.9, 35.5] },
};

export type MapCountry = keyof typeof anchors;

export const isOnMap = (country: CountryCode): country is MapCountry => country !== 'OTHER';
