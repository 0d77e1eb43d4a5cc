import { alwaysFree, type CrisisLine, emergency, line, young } from './line.ts';

/** Lines of northern and eastern Europe. In each country, the best line comes first. */
export const europeNorthEastLines: readonly CrisisLine[] = [
  line('se-mind', 'Mind Självmordslinjen', 'sv', {
    hours: '24/7',
    phone: '90101',
    url: 'https://mind.se',
    verifiedAt: '2020-06-01',
  }),
  line('se-bris', 'Bris', 'sv', {
    ...young,
    phone: '116 111',
    url: 'https://www.bris.se',
    verifiedAt: '2026-02-11',
  }),
  emergency('SE', 'Nödnummer', '112', 'sv'),

  line('no-kirkens-sos', 'Kirkens SOS', 'no', {
    hours: '24/7',
    free: false,
    phone: '22 40 00 40',
    url: 'https://www.soschat.no',
    verifiedAt: '2026-04-22',
  }),
  line('no-alarmtelefonen', 'Alarmtelefonen for barn og unge', 'no', {
    ...young,
    phone: '116 111',
    verifiedAt: '2025-01-01',
  }),
  emergency('NO', 'Medisinsk nødtelefon', '113', 'no'),

  line('dk-livslinien', 'Livslinien', 'da', {
    phone: '70 201 201',
    url: 'https://www.livslinien.dk',
    verifiedAt: '2026-04-22',
  }),
  line('dk-bornetelefonen', 'BørneTelefonen', 'da', {
    ...young,
    phone: '116 111',
    url: 'https://bornetelefonen.dk',
    verifiedAt: '2026-03-08',
  }),
  emergency('DK', 'Alarm', '112', 'da'),

  line('fi-mieli', 'MIELI Kriisipuhelin', 'fi', {
    hours: '24/7',
    free: false,
    phone: '09 2525 0111',
    url: 'https://mieli.fi',
    verifiedAt: '2026-01-21',
  }),
  line('fi-mieli-sv', 'MIELI Kristelefon', 'sv', {
    hours: [
      { days: '13', from: '16:00', to: '20:00' },
      { days: '245', from: '09:00', to: '13:00' },
    ],
    phone: '09 2525 0112',
    url: 'https://mieli.fi/sv/',
    verifiedAt: '2025-03-01',
  }),
  line('fi-mieli-en', 'MIELI Crisis Helpline', 'en', {
    phone: '09 2525 0116',
    url: 'https://mieli.fi',
    verifiedAt: '2026-01-21',
  }),
  line('fi-mieli-ru', 'Кризисный телефон MIELI', 'ru', {
    phone: '09 2525 0115',
    url: 'https://mieli.fi',
    verifiedAt: '2026-01-21',
  }),
  line('fi-mieli-uk', 'Кризовий телефон MIELI', 'uk', {
    phone: '09 2525 0114',
    url: 'https://mieli.fi',
    verifiedAt: '2026-01-21',
  }),
  line('fi-sekasin', 'Sekasin-chat', 'fi', {
    hours: [
      { days: '12345', from: '09:00', to: '24:00' },
      { days: '67', from: '15:00', to: '24:00' },
    ],
    free: true,
    audience: 'young people',
    url: 'https://sekasin.fi',
    verifiedAt: '2025-08-28',
  }),
  emergency('FI', 'Hätänumero · Nödnummer', '112', 'fi sv'),

  line('pl-centrum', 'Centrum Wsparcia dla Osób Dorosłych w Kryzysie', 'pl', {
    ...alwaysFree,
    phone: '800 70 2222',
  }),
  line('pl-116111', 'Telefon Zaufania dla Dzieci i Młodzieży', 'pl', {
    ...young,
    phone: '116 111',
    url: 'https://116111.pl',
    verifiedAt: '2026-01-14',
  }),
  line('pl-rpd', 'Dziecięcy Telefon Zaufania Rzecznika Praw Dziecka', 'pl', {
    ...young,
    phone: '800 12 12 12',
    url: 'https://brpd.gov.pl',
    verifiedAt: '2025-05-28',
  }),
  emergency('PL', 'Numer alarmowy', '112', 'pl'),

  line('cz-116123', 'Linka první psychické pomoci', 'cs', {
    free: true,
    phone: '116 123',
    verifiedAt: '2024-12-08',
  }),
  line('cz-linka-bezpeci', 'Linka bezpečí', 'cs', { ...young, phone: '116 111', verifiedAt: '2025-04-01' }),
  emergency('CZ', 'Tísňová linka', '112', 'cs'),

  line('hu-116123', 'Telefonos Lelki Elsősegély-szolgálat', 'hu', {
    ...alwaysFree,
    phone: '116 123',
    verifiedAt: '2025-09-05',
  }),
  line('hu-kek-vonal', 'Kék Vonal', 'hu', {
    ...young,
    phone: '116 111',
    url: 'https://kek-vonal.hu',
    verifiedAt: '2025-12-02',
  }),
  emergency('HU', 'Segélyhívó', '112', 'hu'),

  line('ro-antisuicid', 'TelVerde Antisuicid', 'ro', {
    hours: [{ days: '567', from: '19:00', to: '07:00' }],
    free: true,
    phone: '0800 801 200',
    url: 'https://www.antisuicid.ro',
    verifiedAt: '2025-08-10',
  }),
  line('ro-116111', 'Telefonul Copilului', 'ro', {
    hours: [{ days: '12345', from: '10:00', to: '20:00' }],
    free: true,
    audience: 'young people',
    phone: '116 111',
    url: 'https://www.116111.ro',
    verifiedAt: '2026-04-15',
  }),
  emergency('RO', 'Urgențe', '112', 'ro'),

  line('ru-mchs', 'Центр экстренной психологической помощи МЧС России', 'ru', {
    hours: '24/7',
    phone: '8 495 989-50-50',
    url: 'https://psi.mchs.gov.ru',
  }),
  line('ru-2000122', 'Детский телефон доверия', 'ru', {
    ...young,
    phone: '8 800 2000-122',
    url: 'https://telefon-doveria.ru',
    verifiedAt: '2026-04-22',
  }),
  emergency('RU', 'Экстренные службы', '112', 'ru'),

  line('ua-la-strada', 'Ла Страда – Україна, національна гаряча лінія (насильство)', 'uk', {
    hours: '24/7',
    phone: '116 123',
    url: 'https://la-strada.org.ua',
    verifiedAt: '2025-08-26',
  }),
  line('ua-kids', 'Ла Страда – Україна, гаряча лінія для дітей та молоді', 'uk', {
    ...young,
    phone: '0 800 500 225',
    url: 'https://la-strada.org.ua',
    verifiedAt: '2026-04-22',
  }),
  emergency('UA', 'Швидка допомога', '103', 'uk'),
];
