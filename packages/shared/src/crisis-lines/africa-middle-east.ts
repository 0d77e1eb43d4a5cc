import { alwaysFree, type CrisisLine, emergency, everyDay, line } from './line.ts';

/** Lines of Africa and the Middle East. In each country, the best line comes first. */
export const africaMiddleEastLines: readonly CrisisLine[] = [
  line('za-sadag', 'SADAG Suicide Crisis Line', 'en', {
    ...alwaysFree,
    phone: '0800 567 567',
    text: { number: '31393', keyword: null },
    url: 'https://www.sadag.org',
    verifiedAt: '2025-07-30',
  }),
  emergency('ZA', 'Ambulance', '10177', 'en'),

  line('ke-befrienders', 'Befrienders Kenya', 'en sw', {
    hours: [{ days: '12345', from: '09:00', to: '17:00' }],
    free: false,
    phone: '+254 722 178177',
    verifiedAt: '2025-05-29',
  }),
  emergency('KE', 'Emergency · Dharura', '999', 'en sw'),

  line('ng-asido', 'Asido Foundation', 'en', {
    hours: '24/7',
    free: false,
    phone: '+234 902 808 0416',
    url: 'https://asidofoundation.com',
    verifiedAt: '2026-04-14',
  }),
  emergency('NG', 'Emergency', '112', 'en'),

  line('il-eran', 'ער״ן – עזרה ראשונה נפשית · ERAN', 'he ar ru en am', {
    hours: '24/7',
    phone: '1201',
    url: 'https://www.eran.org.il',
    verifiedAt: '2026-10-05',
  }),
  emergency('IL', 'מגן דוד אדום', '101', 'he'),

  line('lb-1564', 'خط الحياة – إمبرايس · Embrace Lifeline', 'ar en fr', {
    hours: '24/7',
    phone: '1564',
    url: 'https://embracelebanon.org',
    verifiedAt: '2024-12-03',
  }),
  emergency('LB', 'الصليب الأحمر اللبناني', '140', 'ar'),

  line('ae-ehs', 'مؤسسة الإمارات للخدمات الصحية – الدعم النفسي', 'ar', {
    hours: [{ days: everyDay, from: '09:00', to: '21:00' }],
    free: true,
    phone: '800 8877',
    verifiedAt: '2026-03-05',
  }),
  emergency('AE', 'الإسعاف', '998', 'ar en'),

  line('sa-ncmh', 'المركز الوطني لتعزيز الصحة النفسية', 'ar', {
    phone: '920033360',
    url: 'https://ncmh.org.sa',
  }),
  emergency('SA', 'الإسعاف', '997', 'ar'),
];
