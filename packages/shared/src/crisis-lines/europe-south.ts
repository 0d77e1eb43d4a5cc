import { alwaysFree, type CrisisLine, emergency, everyDay, line, young } from './line.ts';

/** Lines of southern Europe. In each country, the best line comes first. */
export const europeSouthLines: readonly CrisisLine[] = [
  line('es-024', '024 – Línea de atención a la conducta suicida', 'es', {
    ...alwaysFree,
    phone: '024',
    url: 'https://www.sanidad.gob.es/linea024',
    verifiedAt: '2026-03-25',
  }),
  line('es-esperanza', 'Teléfono de la Esperanza', 'es', {
    hours: '24/7',
    free: false,
    phone: '717 003 717',
    url: 'https://telefonodelaesperanza.org',
  }),
  line('es-anar', 'Teléfono ANAR', 'es', {
    ...young,
    phone: '900 20 20 10',
    url: 'https://www.anar.org',
    verifiedAt: '2026-03-31',
  }),
  emergency('ES', 'Emergencias', '112', 'es'),

  line('it-amico', 'Telefono Amico Italia', 'it', {
    hours: [{ days: everyDay, from: '09:00', to: '24:00' }],
    free: false,
    phone: '02 2327 2327',
    url: 'https://www.telefonoamico.it',
    verifiedAt: '2025-08-27',
  }),
  line('it-19696', 'Telefono Azzurro', 'it', {
    ...young,
    phone: '19696',
    url: 'https://azzurro.it',
    verifiedAt: '2025-03-05',
  }),
  emergency('IT', 'Emergenza', '112', 'it'),

  line('pt-1411', 'Linha Nacional de Prevenção do Suicídio', 'pt', {
    ...alwaysFree,
    phone: '1411',
    verifiedAt: '2025-10-02',
  }),
  emergency('PT', 'Emergência', '112', 'pt'),

  line('gr-1018', '1018 – Γραμμή παρέμβασης για την αυτοκτονία (Κλίμακα)', 'el', {
    hours: '24/7',
    free: false,
    phone: '1018',
    verifiedAt: '2026-01-15',
  }),
  line('gr-1056', 'SOS 1056 – Το Χαμόγελο του Παιδιού', 'el', {
    hours: '24/7',
    audience: 'young people',
    phone: '1056',
    url: 'https://www.hamogelo.gr',
    verifiedAt: '2025-07-08',
  }),
  emergency('GR', 'Έκτακτη ανάγκη', '112', 'el'),
];
