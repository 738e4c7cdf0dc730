import { DEFAULT_BRAND, type Brand, type PublicSettings } from '@pratiche/domain';
import { useContext } from 'react';
import { SettingsContext } from './settings-context.js';

/** Written by the host (`brand-memory.ts`) when the settings come. */
const STORAGE_KEY = 'pratiche.brand';

let remembered: Brand | null | undefined;

function readRememberedBrand(): Brand | null {
  try {
    return JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null') as Brand | null;
  } catch {
    return null;
  }
}

/** Name, colour and logo of the portal; those of the last visit until the settings are here, and without a network. */
export function useBrand(): Brand {
  const settings = useContext(SettingsContext);
  // Version 0 stands for an answer that has not come.
  if ((settings?.version ?? 0) === 0) {
    remembered ??= readRememberedBrand();
    if (remembered !== null) return remembered;
  }
  // A server of the release before knows no brand.
  const current: Partial<PublicSettings['current']> = settings?.current ?? {};
  return current.brand ?? DEFAULT_BRAND;
}
