/** What the doctor found. */
export type Finding = { state: 'good' | 'warning' | 'bad'; text: string };

export const good = (text: string): Finding => ({ state: 'good', text });
export const warning = (text: string): Finding => ({ state: 'warning', text });
export const bad = (text: string): Finding => ({ state: 'bad', text });

/** A warning if there is something to warn of. */
export const warningIf = (isSo: boolean, text: string): Finding[] => (isSo ? [warning(text)] : []);
