import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15';

describe('the User-Agent', () => {
  it.each([
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Chrome', 'Windows', `${windows} ${chrome} Safari/537.36`],
    ['Edge', 'Windows', `${windows} ${chrome} Safari/537.36 Edg/142.0.0.0`],
    ['Opera', 'macOS', `${mac} ${chrome} Safari/537.36 OPR/124.0.0.0`],
    ['Safari', 'macOS', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`],
    ['Safari', 'iPhone', `${phone} (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1`],
    ['Chrome', 'iPhone', `${phone} (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`],
    ['Firefox', 'iPhone', `${phone} (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36 EdgA/142.0.0.0`],
    ['Samsung Internet', 'Android', `Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/29.0 ${chrome}`],
    ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  ])('of %s on %s is recognised', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each([null, '', 'curl/8.17.0'])('"%s" is not recognised', (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null });
  });
});
