import { alwaysFree, type CrisisLine, emergency, everyDay, line, young } from './line.ts';

/** Lines of the Americas. In each country, the best line comes first. */
export const americasLines: readonly CrisisLine[] = [
  line('us-988', '988 Suicide & Crisis Lifeline', 'en es', {
    ...alwaysFree,
    phone: '988',
    text: { number: '988', keyword: null },
    url: 'https://988lifeline.org',
    verifiedAt: '2026-10-01',
  }),
  line('us-741741', 'Crisis Text Line', 'en es', {
    ...alwaysFree,
    text: { number: '741741', keyword: 'HOME' },
    url: 'https://www.crisistextline.org',
    verifiedAt: '2021-10-15',
  }),
  line('us-veterans', 'Veterans Crisis Line (press 1)', 'en', {
    ...alwaysFree,
    audience: 'one group',
    phone: '988',
    text: { number: '838255', keyword: null },
    url: 'https://www.veteranscrisisline.net',
    verifiedAt: '2022-07-25',
  }),
  line('us-trevor', 'The Trevor Project (LGBTQ+)', 'en', {
    ...young,
    phone: '1-866-488-7386',
    text: { number: '678678', keyword: 'START' },
    url: 'https://www.thetrevorproject.org',
    verifiedAt: '2019-04-30',
  }),
  emergency('US', 'Emergency', '911', 'en es'),

  line('ca-988', '988 Suicide Crisis Helpline · Ligne d’aide en cas de crise de suicide', 'en fr', {
    ...alwaysFree,
    phone: '988',
    text: { number: '988', keyword: null },
    url: 'https://988.ca',
    verifiedAt: '2026-10-01',
  }),
  line(
    'ca-hope',
    'Hope for Wellness Helpline · Ligne d’écoute d’espoir pour le mieux-être (First Nations, Inuit, Métis)',
    'en fr cr oj iu',
    {
      ...alwaysFree,
      audience: 'one group',
      phone: '1-855-242-3310',
      url: 'https://www.hopeforwellness.ca',
      verifiedAt: '2018-05-08',
    },
  ),
  line('ca-kids', 'Kids Help Phone · Jeunesse, J’écoute', 'en fr', {
    ...young,
    phone: '1-800-668-6868',
    text: { number: '686868', keyword: 'CONNECT' },
    url: 'https://kidshelpphone.ca',
  }),
  emergency('CA', 'Emergency · Urgences', '911', 'en fr'),

  line('br-188', 'CVV – Centro de Valorização da Vida', 'pt', {
    ...alwaysFree,
    phone: '188',
    url: 'https://www.cvv.org.br',
    verifiedAt: '2026-02-25',
  }),
  emergency('BR', 'SAMU – Emergência médica', '192', 'pt'),

  line('mx-vida', 'Línea de la Vida', 'es', {
    ...alwaysFree,
    phone: '800 911 2000',
    url: 'https://www.gob.mx/conasama/articulos/linea-de-la-vida-800-911-2000',
    verifiedAt: '2025-06-27',
  }),
  line('mx-saptel', 'SAPTEL', 'es', {
    hours: '24/7',
    free: false,
    phone: '55 5259 8121',
    url: 'https://www.saptel.org.mx',
    verifiedAt: '2026-03-02',
  }),
  emergency('MX', 'Emergencias', '911', 'es'),

  line('ar-cas', 'Centro de Asistencia al Suicida', 'es', {
    hours: [{ days: everyDay, from: '08:00', to: '24:00' }],
    free: true,
    phone: '0800 345 1435',
    url: 'https://www.asistenciaalsuicida.org.ar/ayuda',
    verifiedAt: '2026-03-06',
  }),
  line('ar-salud-mental', 'Línea nacional de salud mental', 'es', {
    ...alwaysFree,
    phone: '0800 999 0091',
    verifiedAt: '2022-09-01',
  }),
  emergency('AR', 'Emergencias', '911', 'es'),

  line('cl-4141', '*4141 – Línea de prevención del suicidio', 'es', {
    ...alwaysFree,
    phone: '*4141',
    verifiedAt: '2025-10-28',
  }),
  emergency('CL', 'SAMU – Emergencia médica', '131', 'es'),

  line('co-106', 'Línea 106 (Bogotá)', 'es', {
    ...alwaysFree,
    phone: '106',
    url: 'https://bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106',
    verifiedAt: '2025-01-01',
  }),
  line('co-141', 'Línea 141 (ICBF)', 'es', {
    ...young,
    phone: '141',
    url: 'https://www.icbf.gov.co',
    verifiedAt: '2025-09-10',
  }),
  emergency('CO', 'Emergencias', '123', 'es'),
];
