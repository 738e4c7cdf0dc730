/** Sorted by match order: browsers built on another browser's engine also name that browser. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const OPERATING_SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

export const UNKNOWN_DEVICE = 'Dispositivo sconosciuto';

/**
 * Returns the common name of the device behind a `User-Agent`: "Chrome su Windows". No other part
 * of the header is stored.
 */
export function getDeviceName(userAgent: string): string {
  const nameIn = (list: typeof BROWSERS) =>
    list.find(([pattern]) => pattern.test(userAgent.slice(0, 500)))?.[1];
  const browser = nameIn(BROWSERS);
  const system = nameIn(OPERATING_SYSTEMS);
  if (browser === undefined) return system ?? UNKNOWN_DEVICE;
  return system === undefined ? browser : `${browser} su ${system}`;
}
