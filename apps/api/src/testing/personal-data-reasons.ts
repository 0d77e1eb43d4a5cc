/** Why a column is not in a member's export. */
export const omitted = (reason: string) => ({ reason });

export type Place = string | ReturnType<typeof omitted>;

export const ownId = omitted('it is the member’s own id');
export const row = omitted('it identifies the row and holds no other data');
export const derived = omitted('it is derived from exported values');
/** The reason for the columns of a table without personal data. Such a table holds no trace of a member either. */
export const aboutNoMember = omitted('it is about a server or the content, and about no member');

export const aboutNobody = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, aboutNoMember]));
