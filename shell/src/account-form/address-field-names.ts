/** Fields of the account that hold the address of the company, or of its legal representative. */
export const ADDRESS_FIELD_NAMES = {
  company: {
    city: 'city',
    zip: 'zip',
    province: 'province',
    region: 'region',
    village: 'village',
    label: 'Comune della sede',
  },
  attorney: {
    city: 'attorneyCity',
    zip: 'attorneyZip',
    province: 'attorneyProvince',
    region: 'attorneyRegion',
    village: 'attorneyVillage',
    label: 'Comune di residenza',
  },
} as const;

export type AddressKind = keyof typeof ADDRESS_FIELD_NAMES;
