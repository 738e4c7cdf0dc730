import { DEFAULT_BRAND, type Brand, type PublicSettings } from '@pratiche/domain';
import { useContext } from 'react';
import { SettingsContext } from './settings-context.js';

/** Name, colour and logo of the portal; its own where nothing else is set. */
export function useBrand(): Brand {
  // A server of the release before knows no brand.
  const current: Partial<PublicSettings['current']> = useContext(SettingsContext)?.current ?? {};
  return current.brand ?? DEFAULT_BRAND;
}
