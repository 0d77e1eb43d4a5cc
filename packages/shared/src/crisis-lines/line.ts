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
  hours: '24/7' | { from: string; to: string } | null;
  /** The codes of the languages in which people answer. */
  languages: readonly string[];
  /** true: calls are free; null: the cost depends on the phone contract or is not known. */
  free: boolean | null;
  audience: 'everyone' | 'young people';
  /** The day on which the authors last wrote or checked the entry. It does not mean that they dialled the number. */
  verifiedAt: string;
}

const writtenOn = '2026-11-21';

type Detail = Partial<Pick<CrisisLine, 'phone' | 'text' | 'url' | 'hours' | 'free' | 'audience'>>;

/** Creates a line where people listen. Missing fields are unknown. */
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

/** Creates a country's number for an ambulance or the police, which is free and always open. */
export function emergency(country: string, name: string, phone: string, languages: string): CrisisLine {
  const id = `${country.toLowerCase()}-${phone}`;
  return { ...line(id, name, languages, { phone, hours: '24/7', free: true }), country, kind: 'emergency' };
}
