import type { Brand } from '@pratiche/domain';

/** Read by `useBrand` of `libs/ui` too. */
const STORAGE_KEY = 'pratiche.brand';

type Tones = readonly (readonly [string, string])[];

/** Keeps name, colours and logo, so that the next visit begins with them. */
export function rememberBrand(brand: Brand, tones: Tones): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...brand, tones }));
  } catch {
    // Without storage the next visit begins without a name.
  }
}

/** The first thing a page shows, before the portal itself is here. */
export function showRememberedBrand(): void {
  try {
    const { name, tones } = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '') as Brand & {
      tones: Tones;
    };
    document.title = name;
    for (const [tone, value] of tones) document.documentElement.style.setProperty(tone, value);
    const place = document.getElementById('nome');
    if (place) place.textContent = name;
  } catch {
    // A first visit says no name rather than another provider's.
  }
}
