import { alwaysFree, type CrisisLine, emergency, everyDay, line, young } from './line.ts';

/** Lines of Asia and the Pacific. In each country, the best line comes first. */
export const asiaPacificLines: readonly CrisisLine[] = [
  line('au-131114', 'Lifeline', 'en', {
    hours: '24/7',
    phone: '13 11 14',
    text: { number: '0477 13 11 14', keyword: null },
    url: 'https://www.lifeline.org.au',
    verifiedAt: '2026-10-01',
  }),
  line('au-beyondblue', 'Beyond Blue', 'en', {
    hours: '24/7',
    phone: '1300 22 4636',
    url: 'https://www.beyondblue.org.au',
  }),
  line('au-callback', 'Suicide Call Back Service', 'en', {
    hours: '24/7',
    phone: '1300 659 467',
    url: 'https://www.suicidecallbackservice.org.au',
  }),
  line('au-13yarn', '13YARN (Aboriginal and Torres Strait Islander people)', 'en', {
    hours: '24/7',
    audience: 'one group',
    phone: '13 92 76',
  }),
  line('au-kids', 'Kids Helpline', 'en', {
    ...young,
    phone: '1800 55 1800',
    url: 'https://kidshelpline.com.au',
  }),
  emergency('AU', 'Emergency', '000', 'en'),

  line('nz-1737', '1737 – Need to talk?', 'en', {
    ...alwaysFree,
    phone: '1737',
    text: { number: '1737', keyword: null },
    url: 'https://1737.org.nz',
    verifiedAt: '2026-10-07',
  }),
  emergency('NZ', 'Emergency', '111', 'en'),

  line('jp-yorisoi', 'よりそいホットライン', 'ja en zh ko es pt tl th vi ne id', {
    ...alwaysFree,
    phone: '0120-279-338',
    url: 'https://www.since2011.net/yorisoi/',
    verifiedAt: '2024-09-01',
  }),
  line('jp-sos', '#いのちSOS', 'ja', {
    ...alwaysFree,
    phone: '0120-061-338',
    url: 'https://www.lifelink.or.jp/inochisos/',
    verifiedAt: '2026-04-22',
  }),
  line('jp-inochi', 'いのちの電話', 'ja', {
    hours: [{ days: everyDay, from: '16:00', to: '21:00' }],
    free: true,
    phone: '0120-783-556',
    url: 'https://www.inochinodenwa.org',
    verifiedAt: '2023-03-24',
  }),
  line('jp-tell', 'TELL Lifeline', 'en', {
    free: true,
    phone: '0800-300-8355',
    url: 'https://telljp.com',
    verifiedAt: '2025-08-27',
  }),
  line('jp-childline', 'チャイルドライン', 'ja', {
    hours: [{ days: everyDay, from: '16:00', to: '21:00' }],
    free: true,
    audience: 'young people',
    phone: '0120-99-7777',
    verifiedAt: '2025-07-10',
  }),
  emergency('JP', '救急車', '119', 'ja'),

  line('kr-109', '자살예방 상담전화 109', 'ko', {
    ...alwaysFree,
    phone: '109',
    text: { number: '109', keyword: null },
    url: 'https://www.129.go.kr/109',
    verifiedAt: '2025-10-15',
  }),
  line('kr-1577', '정신건강 상담전화', 'ko', { hours: '24/7', phone: '1577-0199', verifiedAt: '2023-12-25' }),
  line('kr-1388', '청소년전화 1388', 'ko', {
    hours: '24/7',
    audience: 'young people',
    phone: '1388',
    url: 'https://www.1388.go.kr',
    verifiedAt: '2026-04-22',
  }),
  emergency('KR', '응급구조', '119', 'ko'),

  line('cn-12356', '全国统一心理援助热线', 'zh', {
    phone: '12356',
    url: 'https://www.nhc.gov.cn/yzygj/c100068/202412/49a1a65386cd4be582d4702fd0926ee8.shtml',
    verifiedAt: '2025-12-26',
  }),
  line('cn-hope', '希望24热线', 'zh', {
    hours: '24/7',
    free: false,
    phone: '400-161-9995',
    verifiedAt: '2023-07-17',
  }),
  emergency('CN', '急救', '120', 'zh'),

  line('tw-1925', '1925 安心專線', 'zh', {
    ...alwaysFree,
    phone: '1925',
    url: 'https://dep.mohw.gov.tw/DOMHAOH/cp-4906-54077-107.html',
    verifiedAt: '2025-10-16',
  }),
  line('tw-1980', '張老師 1980', 'zh', {
    hours: [
      { days: '123456', from: '09:00', to: '12:00' },
      { days: '123456', from: '14:00', to: '17:00' },
      { days: '123456', from: '18:00', to: '21:30' },
      { days: '7', from: '09:00', to: '12:00' },
      { days: '7', from: '14:00', to: '17:00' },
    ],
    free: false,
    audience: 'young people',
    phone: '1980',
    url: 'https://www.1980.org.tw',
    verifiedAt: '2025-08-01',
  }),
  emergency('TW', '緊急救護', '119', 'zh'),

  line('hk-2896', 'The Samaritans · 撒瑪利亞會', 'zh en', {
    hours: '24/7',
    free: false,
    phone: '2896 0000',
    url: 'https://samaritans.org.hk',
    verifiedAt: '2026-02-08',
  }),
  line('hk-open-up', 'Open噏 Open Up', 'zh en', {
    ...young,
    text: { number: '9101 2012', keyword: null },
    url: 'https://www.openup.hk',
    verifiedAt: '2025-06-01',
  }),
  emergency('HK', '緊急服務 · Emergency', '999', 'zh en'),

  line('in-14416', 'टेली-मानस · Tele-MANAS', 'hi en', {
    ...alwaysFree,
    phone: '14416',
    url: 'https://telemanas.mohfw.gov.in',
    verifiedAt: '2025-12-13',
  }),
  line('in-aasra', 'AASRA', 'hi en', {
    hours: '24/7',
    free: false,
    phone: '+91 98204 66726',
    verifiedAt: '2026-03-20',
  }),
  emergency('IN', 'आपातकालीन सेवा · Emergency', '112', 'hi en'),

  line('pk-rozan', 'Rozan Counselling Helpline', 'ur en', {
    hours: [
      { days: '1234', from: '09:15', to: '17:00' },
      { days: '5', from: '09:00', to: '17:00' },
    ],
    phone: '0304 111 1741',
    verifiedAt: '2026-02-04',
  }),

  line('th-samaritans', 'สมาคมสะมาริตันส์แห่งประเทศไทย · The Samaritans of Thailand', 'th en', {
    hours: [{ days: everyDay, from: '12:00', to: '22:00' }],
    free: false,
    phone: '02-113-6789',
    url: 'https://www.samaritansthai.com',
    verifiedAt: '2025-05-21',
  }),
  emergency('TH', 'การแพทย์ฉุกเฉิน', '1669', 'th'),

  line('sg-sos', 'Samaritans of Singapore', 'en', {
    hours: '24/7',
    phone: '1767',
    url: 'https://www.sos.org.sg',
    verifiedAt: '2026-04-22',
  }),
  line('sg-mindline', 'national mindline', 'en', {
    hours: '24/7',
    phone: '1771',
    url: 'https://www.mindline.sg',
    verifiedAt: '2026-01-20',
  }),
  emergency('SG', 'Ambulance', '995', 'en'),

  line('my-befrienders', 'Befrienders Kuala Lumpur', 'en ms', {
    hours: '24/7',
    free: false,
    phone: '03-7627 2929',
    verifiedAt: '2026-04-22',
  }),
  emergency('MY', 'Kecemasan · Emergency', '999', 'ms en'),

  line('ph-ncmh', 'NCMH Crisis Hotline', 'en tl', {
    ...alwaysFree,
    phone: '1800-1888-1553',
    verifiedAt: '2026-01-20',
  }),
  emergency('PH', 'Emergency', '911', 'en tl'),
];
