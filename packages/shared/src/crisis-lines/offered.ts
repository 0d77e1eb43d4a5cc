import { type CrisisLine, emergency, line } from './line.ts';

const alwaysFree = { hours: '24/7', free: true } as const;
const young = { ...alwaysFree, audience: 'young people' } as const;

/** Lines of the countries that a member can choose. In each country, the best line comes first. */
export const offeredLines: readonly CrisisLine[] = [
  line('us-988', '988 Suicide & Crisis Lifeline', 'en es', {
    ...alwaysFree,
    phone: '988',
    text: { number: '988', keyword: null },
    url: 'https://988lifeline.org',
  }),
  line('us-741741', 'Crisis Text Line', 'en es', {
    ...alwaysFree,
    text: { number: '741741', keyword: 'HOME' },
    url: 'https://www.crisistextline.org',
  }),
  line('us-trevor', 'The Trevor Project (LGBTQ+)', 'en', {
    ...young,
    phone: '1-866-488-7386',
    url: 'https://www.thetrevorproject.org',
  }),
  emergency('US', 'Emergency', '911', 'en es'),

  line('ca-988', '988 Suicide Crisis Helpline · Ligne d’aide en cas de crise de suicide', 'en fr', {
    ...alwaysFree,
    phone: '988',
    text: { number: '988', keyword: null },
    url: 'https://988.ca',
  }),
  line('ca-kids', 'Kids Help Phone · Jeunesse, J’écoute', 'en fr', {
    ...young,
    phone: '1-800-668-6868',
    text: { number: '686868', keyword: 'CONNECT' },
    url: 'https://kidshelpphone.ca',
  }),
  emergency('CA', 'Emergency · Urgences', '911', 'en fr'),

  line('gb-116123', 'Samaritans', 'en', {
    ...alwaysFree,
    phone: '116 123',
    url: 'https://www.samaritans.org',
  }),
  line('gb-shout', 'Shout', 'en', {
    ...alwaysFree,
    text: { number: '85258', keyword: 'SHOUT' },
    url: 'https://giveusashout.org',
  }),
  line('gb-childline', 'Childline', 'en', {
    ...young,
    phone: '0800 1111',
    url: 'https://www.childline.org.uk',
  }),
  emergency('GB', 'Emergency', '999', 'en'),

  line('au-131114', 'Lifeline', 'en', {
    hours: '24/7',
    phone: '13 11 14',
    text: { number: '0477 13 11 14', keyword: null },
    url: 'https://www.lifeline.org.au',
  }),
  line('au-beyondblue', 'Beyond Blue', 'en', {
    hours: '24/7',
    phone: '1300 22 4636',
    url: 'https://www.beyondblue.org.au',
  }),
  line('au-kids', 'Kids Helpline', 'en', {
    ...young,
    phone: '1800 55 1800',
    url: 'https://kidshelpline.com.au',
  }),
  emergency('AU', 'Emergency', '000', 'en'),

  line('de-0800', 'TelefonSeelsorge', 'de', {
    ...alwaysFree,
    phone: '0800 111 0 111',
    url: 'https://www.telefonseelsorge.de',
  }),
  line('de-116123', 'TelefonSeelsorge', 'de', {
    ...alwaysFree,
    phone: '116 123',
    url: 'https://www.telefonseelsorge.de',
  }),
  line('de-116111', 'Nummer gegen Kummer – Kinder- und Jugendtelefon', 'de', {
    free: true,
    audience: 'young people',
    phone: '116 111',
    url: 'https://www.nummergegenkummer.de',
  }),
  emergency('DE', 'Notruf', '112', 'de'),

  line('fr-3114', '3114 – Numéro national de prévention du suicide', 'fr', {
    ...alwaysFree,
    phone: '3114',
    url: 'https://3114.fr',
  }),
  line('fr-amitie', 'SOS Amitié', 'fr', {
    hours: '24/7',
    phone: '09 72 39 40 50',
    url: 'https://www.sos-amitie.com',
  }),
  emergency('FR', 'Urgences', '112', 'fr'),
  emergency('FR', 'SAMU – Urgences médicales', '15', 'fr'),

  line('es-024', '024 – Línea de atención a la conducta suicida', 'es', {
    ...alwaysFree,
    phone: '024',
    url: 'https://www.sanidad.gob.es/linea024',
  }),
  line('es-esperanza', 'Teléfono de la Esperanza', 'es', {
    hours: '24/7',
    phone: '717 003 717',
    url: 'https://telefonodelaesperanza.org',
  }),
  emergency('ES', 'Emergencias', '112', 'es'),

  line('it-amico', 'Telefono Amico Italia', 'it', {
    phone: '02 2327 2327',
    url: 'https://www.telefonoamico.it',
  }),
  line('it-19696', 'Telefono Azzurro', 'it', { ...young, phone: '19696', url: 'https://azzurro.it' }),
  emergency('IT', 'Emergenza', '112', 'it'),

  line('jp-yorisoi', 'よりそいホットライン', 'ja', {
    ...alwaysFree,
    phone: '0120-279-338',
    url: 'https://www.since2011.net/yorisoi/',
  }),
  line('jp-sos', '#いのちSOS', 'ja', {
    ...alwaysFree,
    phone: '0120-061-338',
    url: 'https://www.lifelink.or.jp',
  }),
  line('jp-inochi', 'いのちの電話', 'ja', {
    hours: { from: '16:00', to: '21:00' },
    free: true,
    phone: '0120-783-556',
    url: 'https://www.inochinodenwa.org',
  }),
  emergency('JP', '救急車', '119', 'ja'),

  line('kr-109', '자살예방 상담전화 109', 'ko', { hours: '24/7', phone: '109' }),
  line('kr-1577', '정신건강 위기상담전화', 'ko', { hours: '24/7', phone: '1577-0199' }),
  emergency('KR', '응급구조', '119', 'ko'),

  line('br-188', 'CVV – Centro de Valorização da Vida', 'pt', {
    ...alwaysFree,
    phone: '188',
    url: 'https://cvv.org.br',
  }),
  emergency('BR', 'SAMU – Emergência médica', '192', 'pt'),

  line('mx-vida', 'Línea de la Vida', 'es', { ...alwaysFree, phone: '800 911 2000' }),
  line('mx-saptel', 'SAPTEL', 'es', {
    hours: '24/7',
    phone: '55 5259 8121',
    url: 'https://www.saptel.org.mx',
  }),
  emergency('MX', 'Emergencias', '911', 'es'),

  line('in-14416', 'टेली-मानस · Tele-MANAS', 'hi en', {
    ...alwaysFree,
    phone: '14416',
    url: 'https://telemanas.mohfw.gov.in',
  }),
  emergency('IN', 'आपातकालीन सेवा · Emergency', '112', 'hi en'),

  line('cn-12356', '全国统一心理援助热线', 'zh', { phone: '12356' }),
  line('cn-hope', '希望24热线', 'zh', { hours: '24/7', phone: '400-161-9995' }),
  emergency('CN', '急救', '120', 'zh'),
];
