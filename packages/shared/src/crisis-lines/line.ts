/** A contact for a crisis: one line, one emergency number, or one directory of lines. */
export interface CrisisLine {
  /** A stable and unique id, e.g. "us-988". */
  id: string;
  /** An ISO 3166-1 alpha-2 code, or INT for an international entry. */
  country: string;
  /** line: people who listen. emergency: ambulance and police. directory: a site that lists lines. */
  kind: 'line' | 'emergency' | 'directory';
  /** The name in the language of the people who answer. */
  name: string;
  /** The number as people in the country write and dial it; null if the entry cannot be called. */
  phone: string | null;
  /** The number for text messages and the word to send (null: any text). */
  text: { number: string; keyword: string | null } | null;
  url: string | null;
  /** The opening hours in local time; null if they vary or are not certain. */
  hours: '24/7' | readonly Opening[] | null;
  /** The codes of the languages in which people answer. */
  languages: readonly string[];
  /** true: calls are free; false: they are billed; null: the cost depends on the phone contract or is not known. */
  free: boolean | null;
  /** `one group`: the line is for the people whom its name mentions, e.g. veterans. */
  audience: 'everyone' | 'young people' | 'one group';
  /**
   * The latest date of a source that confirmed the entry. If the source names only a month or a year, this is its first
   * day. Null if no source has a date. It does not mean that somebody has dialled the number.
   */
  verifiedAt: string | null;
}

/** The opening hours on some days of the week. If `to` is not after `from`, it is a time of the next day. */
export interface Opening {
  /** The days as the digits of ISO 8601, Monday 1 to Sunday 7, e.g. "12345". */
  days: string;
  from: string;
  to: string;
}

export const everyDay = '1234567';

export const alwaysFree = { hours: '24/7', free: true } as const;
export const young = { ...alwaysFree, audience: 'young people' } as const;

type Field = 'phone' | 'text' | 'url' | 'hours' | 'free' | 'audience' | 'verifiedAt';

/** Creates a line where people listen. Missing fields are unknown. */
export function line(
  id: string,
  name: string,
  languages: string,
  detail: Partial<Pick<CrisisLine, Field>>,
): CrisisLine {
  return {
    id,
    country: id.slice(0, 2).toUpperCase(),
    kind: 'line',
    name,
    phone: null,
    text: null,
    url: null,
    hours: null,
    free: null,
    audience: 'everyone',
    verifiedAt: null,
    ...detail,
    languages: languages.split(' '),
  };
}

/**
 * Creates a country's number for an ambulance or the police, which is free and always open. `verifiedAt` is null,
 * because no source with a date was read for these numbers.
 */
export function emergency(country: string, name: string, phone: string, languages: string): CrisisLine {
  const id = `${country.toLowerCase()}-${phone}`;
  return { ...line(id, name, languages, { ...alwaysFree, phone }), kind: 'emergency' };
}
