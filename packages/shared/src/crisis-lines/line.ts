/** Whom to reach in a crisis: one line, one emergency number, or one directory of lines. */
export interface CrisisLine {
  /** Stable and unique, e.g. "us-988". */
  id: string;
  /** ISO 3166-1 alpha-2, or INT for what works in many countries. */
  country: string;
  /** line: people who listen. emergency: ambulance and police. directory: a site that lists lines. */
  kind: 'line' | 'emergency' | 'directory';
  /** In the language of those who answer. */
  name: string;
  /** As people write it, to be dialled inside the country; null when it cannot be called. */
  phone: string | null;
  /** Number for a text message and the word to send there (null: anything). */
  text: { number: string; keyword: string | null } | null;
  url: string | null;
  /** Local time; null when they vary or are not known for certain. */
  hours: '24/7' | { from: string; to: string } | null;
  /** Language codes in which someone answers. */
  languages: readonly string[];
  /** true: costs the caller nothing; null: depends on the contract, or not known. */
  free: boolean | null;
  audience: 'everyone' | 'young people';
  /**
   * The day on which the entry was last written or gone through again by its authors. It does not say
   * that somebody dialled the number on that day.
   */
  verifiedAt: string;
}

const writtenOn = '2026-11-21';

type Detail = Partial<Pick<CrisisLine, 'phone' | 'text' | 'url' | 'hours' | 'free' | 'audience'>>;

/** A line where people listen; everything not said is unknown. */
export function line(id: string, name: string, languages: string, detail: Detail): CrisisLine {
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
    ...detail,
    languages: languages.split(' '),
    verifiedAt: writtenOn,
  };
}

/** A country's number for an ambulance or the police: free and day and night everywhere. */
export function emergency(country: string, name: string, phone: string, languages: string): CrisisLine {
  const id = `${country.toLowerCase()}-${phone}`;
  return { ...line(id, name, languages, { phone, hours: '24/7', free: true }), country, kind: 'emergency' };
}
