import { type CrisisLine, emergency, line } from './line.ts';

const alwaysFree = { hours: '24/7', free: true } as const;

/** Lines of countries that are not in the list of Settings. They help people there, and others by language. */
export const elsewhereLines: readonly CrisisLine[] = [
  line('ie-116123', 'Samaritans', 'en', {
    ...alwaysFree,
    phone: '116 123',
    url: 'https://www.samaritans.org/ireland',
  }),
  emergency('IE', 'Emergency', '112', 'en'),
  line('nz-1737', '1737 – Need to talk?', 'en', {
    ...alwaysFree,
    phone: '1737',
    text: { number: '1737', keyword: null },
    url: 'https://1737.org.nz',
  }),
  emergency('NZ', 'Emergency', '111', 'en'),
  line('at-142', 'TelefonSeelsorge', 'de', {
    ...alwaysFree,
    phone: '142',
    url: 'https://www.telefonseelsorge.at',
  }),
  emergency('AT', 'Rettung', '144', 'de'),
  line('ch-143', 'Die Dargebotene Hand · La Main Tendue · Telefono Amico', 'de fr it', {
    hours: '24/7',
    phone: '143',
    url: 'https://www.143.ch',
  }),
  emergency('CH', 'Ambulanz · Ambulance · Ambulanza', '144', 'de fr it'),
  line('be-0800', 'Centre de Prévention du Suicide', 'fr', {
    ...alwaysFree,
    phone: '0800 32 123',
    url: 'https://www.preventionsuicide.be',
  }),
  emergency('BE', 'Urgences', '112', 'fr'),
  line('pt-1411', 'Linha Nacional de Prevenção do Suicídio', 'pt', { ...alwaysFree, phone: '1411' }),
  emergency('PT', 'Emergência', '112', 'pt'),
  line('ar-135', 'Centro de Asistencia al Suicida', 'es', {
    phone: '135',
    url: 'https://www.asistenciaalsuicida.org.ar',
  }),
  emergency('AR', 'Emergencias', '911', 'es'),
  line('co-106', 'Línea 106', 'es', { phone: '106' }),
  emergency('CO', 'Emergencias', '123', 'es'),
  line('tw-1925', '1925 安心專線', 'zh', { ...alwaysFree, phone: '1925' }),
  emergency('TW', '緊急救護', '119', 'zh'),
  line('hk-2896', 'The Samaritans · 撒瑪利亞會', 'zh en', {
    hours: '24/7',
    phone: '2896 0000',
    url: 'https://samaritans.org.hk',
  }),
  emergency('HK', '緊急服務 · Emergency', '999', 'zh en'),
  line('ru-mchs', 'Экстренная психологическая помощь МЧС России', 'ru', {
    hours: '24/7',
    phone: '8 495 989-50-50',
    url: 'https://psi.mchs.gov.ru',
  }),
  line('ru-2000122', 'Телефон доверия', 'ru', {
    free: true,
    audience: 'young people',
    phone: '8 800 2000-122',
    url: 'https://telefon-doveria.ru',
  }),
  emergency('RU', 'Экстренные службы', '112', 'ru'),
  line('lb-1564', 'خط الحياة – إمبرايس · Embrace Lifeline', 'ar en fr', {
    phone: '1564',
    url: 'https://embracelebanon.org',
  }),
  line('sa-ncmh', 'المركز الوطني لتعزيز الصحة النفسية', 'ar', {
    phone: '920033360',
    url: 'https://ncmh.org.sa',
  }),
];

const directory = { kind: 'directory', country: 'INT', free: true } as const;

/** International lines. They include no emergency number, because none is the same everywhere. */
export const internationalLines: readonly CrisisLine[] = [
  {
    ...line('int-findahelpline', 'Find A Helpline', 'en es fr de it pt ja ko zh ru ar hi', {
      url: 'https://findahelpline.com',
    }),
    ...directory,
  },
  {
    ...line('int-befrienders', 'Befrienders Worldwide', 'en', { url: 'https://befrienders.org' }),
    ...directory,
  },
];
