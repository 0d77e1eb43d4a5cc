import { alwaysFree, type CrisisLine, emergency, everyDay, line, young } from './line.ts';

/** Lines of western and central Europe. In each country, the best line comes first. */
export const europeWestLines: readonly CrisisLine[] = [
  line('gb-116123', 'Samaritans', 'en', {
    ...alwaysFree,
    phone: '116 123',
    url: 'https://www.samaritans.org',
    verifiedAt: '2026-10-01',
  }),
  line('gb-shout', 'Shout', 'en', {
    ...alwaysFree,
    text: { number: '85258', keyword: 'SHOUT' },
    url: 'https://giveusashout.org',
    verifiedAt: '2026-10-01',
  }),
  line('gb-nhs-111', 'NHS 111 – mental health option (England, Scotland, Wales)', 'en', {
    ...alwaysFree,
    phone: '111',
    verifiedAt: '2026-10-01',
  }),
  line('gb-lifeline-ni', 'Lifeline (Northern Ireland)', 'en', {
    ...alwaysFree,
    phone: '0808 808 8000',
    url: 'https://www.lifelinehelpline.info',
    verifiedAt: '2026-10-07',
  }),
  line('gb-cymraeg', 'Samaritans – Llinell Gymraeg', 'cy', {
    hours: [{ days: everyDay, from: '19:00', to: '23:00' }],
    free: true,
    phone: '0808 164 0123',
    verifiedAt: '2025-03-01',
  }),
  line('gb-childline', 'Childline', 'en', {
    ...young,
    phone: '0800 1111',
    url: 'https://www.childline.org.uk',
    verifiedAt: '2026-01-28',
  }),
  line('gb-hopeline', 'HOPELINE247 (Papyrus)', 'en', {
    ...young,
    phone: '0800 068 4141',
    text: { number: '88247', keyword: 'HOPE' },
    url: 'https://www.papyrus-uk.org',
    verifiedAt: '2026-02-03',
  }),
  emergency('GB', 'Emergency', '999', 'en'),

  line('ie-116123', 'Samaritans', 'en', {
    ...alwaysFree,
    phone: '116 123',
    url: 'https://www.samaritans.org/ireland/',
    verifiedAt: '2026-10-01',
  }),
  line('ie-pieta', 'Pieta', 'en', {
    ...alwaysFree,
    phone: '1800 247 247',
    text: { number: '51444', keyword: 'HELP' },
    url: 'https://www.pieta.ie',
    verifiedAt: '2025-10-02',
  }),
  line('ie-50808', 'Text About It', 'en', {
    hours: '24/7',
    text: { number: '50808', keyword: 'HELLO' },
    url: 'https://www.textaboutit.ie',
    verifiedAt: '2026-10-01',
  }),
  line('ie-childline', 'ISPCC Childline', 'en', {
    ...young,
    phone: '1800 666 666',
    url: 'https://www.childline.ie',
    verifiedAt: '2026-02-08',
  }),
  emergency('IE', 'Emergency', '112', 'en'),

  line('de-0800', 'TelefonSeelsorge', 'de', {
    ...alwaysFree,
    phone: '0800 111 0 111',
    url: 'https://www.telefonseelsorge.de',
    verifiedAt: '2026-01-21',
  }),
  line('de-116123', 'TelefonSeelsorge', 'de', {
    ...alwaysFree,
    phone: '116 123',
    url: 'https://www.telefonseelsorge.de',
    verifiedAt: '2026-01-21',
  }),
  line('de-116111', 'Nummer gegen Kummer – Kinder- und Jugendtelefon', 'de', {
    hours: [{ days: '123456', from: '14:00', to: '20:00' }],
    free: true,
    audience: 'young people',
    phone: '116 111',
    url: 'https://www.nummergegenkummer.de',
    verifiedAt: '2020-01-01',
  }),
  emergency('DE', 'Notruf', '112', 'de'),

  line('at-142', 'TelefonSeelsorge Österreich', 'de', {
    ...alwaysFree,
    phone: '142',
    url: 'https://www.telefonseelsorge.at',
    verifiedAt: '2024-09-01',
  }),
  line('at-147', 'Rat auf Draht', 'de', {
    hours: '24/7',
    audience: 'young people',
    phone: '147',
    verifiedAt: '2026-04-22',
  }),
  emergency('AT', 'Rettung', '144', 'de'),

  line('ch-143', 'Die Dargebotene Hand · La Main Tendue · Telefono Amico', 'de fr it', {
    hours: '24/7',
    phone: '143',
    url: 'https://www.143.ch',
  }),
  line('ch-heart2heart', 'Heart2Heart', 'en', {
    hours: [{ days: everyDay, from: '18:00', to: '23:00' }],
    free: true,
    phone: '0800 143 000',
    url: 'https://www.143.ch/en/',
    verifiedAt: '2025-12-01',
  }),
  line('ch-147', '147 (Pro Juventute)', 'de fr it', {
    ...young,
    phone: '147',
    text: { number: '147', keyword: null },
    url: 'https://www.147.ch',
    verifiedAt: '2026-03-25',
  }),
  emergency('CH', 'Ambulanz · Ambulance · Ambulanza', '144', 'de fr it'),

  line('fr-3114', '3114 – Numéro national de prévention du suicide', 'fr', {
    ...alwaysFree,
    phone: '3114',
    url: 'https://3114.fr',
    verifiedAt: '2025-09-20',
  }),
  line('fr-amitie', 'SOS Amitié', 'fr', {
    hours: '24/7',
    free: false,
    phone: '09 72 39 40 50',
    url: 'https://www.sos-amitie.com',
    verifiedAt: '2021-12-01',
  }),
  line('fr-sos-help', 'SOS Help', 'en', {
    hours: [{ days: everyDay, from: '15:00', to: '23:00' }],
    free: false,
    phone: '01 46 21 46 46',
    url: 'https://soshelpline.org',
    verifiedAt: '2026-01-21',
  }),
  line('fr-jeunes', 'Fil Santé Jeunes', 'fr', {
    hours: [{ days: everyDay, from: '09:00', to: '23:00' }],
    free: true,
    audience: 'young people',
    phone: '0800 235 236',
    url: 'https://www.filsantejeunes.com',
    verifiedAt: '2025-07-09',
  }),
  emergency('FR', 'Urgences', '112', 'fr'),
  emergency('FR', 'SAMU – Urgences médicales', '15', 'fr'),

  line('be-0800', 'Centre de Prévention du Suicide', 'fr', {
    ...alwaysFree,
    phone: '0800 32 123',
    url: 'https://www.preventionsuicide.be',
    verifiedAt: '2026-04-16',
  }),
  line('be-1813', 'Zelfmoordlijn 1813', 'nl', {
    ...alwaysFree,
    phone: '1813',
    url: 'https://www.zelfmoord1813.be',
    verifiedAt: '2025-11-26',
  }),
  line('be-107', 'Télé-Accueil', 'fr', {
    hours: '24/7',
    phone: '107',
    url: 'https://www.tele-accueil.be',
    verifiedAt: '2025-08-18',
  }),
  line('be-awel', 'Awel', 'nl', {
    hours: [{ days: '123456', from: '16:00', to: '22:00' }],
    audience: 'young people',
    phone: '102',
    url: 'https://www.awel.be',
    verifiedAt: '2025-08-14',
  }),
  emergency('BE', 'Urgences · Noodnummer', '112', 'fr nl'),

  line('nl-113', '113 Zelfmoordpreventie', 'nl', { ...alwaysFree, phone: '113', verifiedAt: '2025-10-03' }),
  line('nl-kindertelefoon', 'De Kindertelefoon', 'nl', {
    hours: [{ days: everyDay, from: '11:00', to: '21:00' }],
    free: true,
    audience: 'young people',
    phone: '0800 0432',
    url: 'https://www.kindertelefoon.nl',
    verifiedAt: '2025-08-14',
  }),
  emergency('NL', 'Alarmnummer', '112', 'nl'),
];
