import type { ValueOf } from './choice.js';

/** Services (spec wizard §1). */
export const SERVICE_TYPES = [
  { value: 1, label: 'Ecobonus' },
  { value: 2, label: 'Bonus Casa' },
  { value: 3, label: 'Bonus Sicurezza' },
] as const;
export type ServiceType = ValueOf<typeof SERVICE_TYPES>;

export const CLIMATE_ZONES = [
  { value: 'A', label: 'A' },
  { value: 'B', label: 'B' },
  { value: 'C', label: 'C' },
  { value: 'D', label: 'D' },
  { value: 'E', label: 'E' },
  { value: 'F', label: 'F' },
] as const;
export type ClimateZone = ValueOf<typeof CLIMATE_ZONES>;
