import { ACCOUNT_TEXTS } from './texts.js';

/** Fields of the account that hold the address of the company, or of its legal representative. */
export const ADDRESS_FIELD_NAMES = {
  company: {
    city: 'city',
    zip: 'zip',
    province: 'province',
    region: 'region',
    village: 'village',
    label: ACCOUNT_TEXTS.seat,
  },
  attorney: {
    city: 'attorneyCity',
    zip: 'attorneyZip',
    province: 'attorneyProvince',
    region: 'attorneyRegion',
    village: 'attorneyVillage',
    label: ACCOUNT_TEXTS.residence,
  },
} as const;

export type AddressKind = keyof typeof ADDRESS_FIELD_NAMES;
