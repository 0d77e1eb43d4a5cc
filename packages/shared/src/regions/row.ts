/** The part of the ISO 3166-2 code after the country, the name, and other names that people write. */
export type RegionRow = readonly [code: string, name: string, ...otherNames: string[]];
