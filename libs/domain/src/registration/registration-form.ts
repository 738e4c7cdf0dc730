/** The registration form (spec platform §3). Absent values are `null`. */
export interface RegistrationForm {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** Ten digits. */
  phone: string | null;
  password: string | null;
  confirmPassword: string | null;
  sponsor: string | null;

  businessName: string | null;
  legalForm: string | null;
  vat: string | null;
  /** Tax code of the company. */
  sSNCompany: string | null;
  street: string | null;
  /** Hamlet or district. */
  village: string | null;
  city: string | null;
  zip: string | null;
  province: string | null;
  region: string | null;
  pec: string | null;
  uniqueCode: string | null;

  attorneyFirstName: string | null;
  attorneyLastName: string | null;
  attorneySSN: string | null;
  /** `zip_city_province` of the municipality that was picked. */
  attorneyMunicipality: string | null;
  attorneyVillage: string | null;
  attorneyCity: string | null;
  attorneyZip: string | null;
  attorneyProvince: string | null;
  attorneyRegion: string | null;
  attorneyIDCardType: string | null;
  /** `yyyy-mm-dd`. */
  attorneyIDCardExpiryDate: string | null;
  attorneyIDCardNumber: string | null;
  /** Municipality or office that issued the document. */
  attorneyIDCardIssuingAuthority: string | null;

  privacyAndConditionsAccepted: boolean;
}

/** Fields of each step, in the order of the screen; step 4 adds the files. */
export const REGISTRATION_STEPS = [
  {
    id: 'account',
    label: 'Dati account',
    fields: ['firstName', 'lastName', 'email', 'phone', 'password', 'confirmPassword', 'sponsor'],
  },
  {
    id: 'billing',
    label: 'Dati di fatturazione',
    fields: [
      'businessName',
      'legalForm',
      'vat',
      'sSNCompany',
      'street',
      'village',
      'city',
      'zip',
      'province',
      'region',
      'pec',
      'uniqueCode',
    ],
  },
  {
    id: 'attorney',
    label: 'Legale rappresentante',
    fields: [
      'attorneyFirstName',
      'attorneyLastName',
      'attorneySSN',
      'attorneyMunicipality',
      'attorneyCity',
      'attorneyZip',
      'attorneyProvince',
      'attorneyRegion',
      'attorneyVillage',
      'attorneyIDCardType',
      'attorneyIDCardNumber',
      'attorneyIDCardIssuingAuthority',
      'attorneyIDCardExpiryDate',
    ],
  },
  { id: 'contract', label: 'Contratto', fields: ['privacyAndConditionsAccepted'] },
] as const satisfies readonly {
  id: string;
  label: string;
  fields: readonly (keyof RegistrationForm)[];
}[];

export type RegistrationStep = (typeof REGISTRATION_STEPS)[number]['id'];

/** Every field of a registration, in the order of the screen. */
export const REGISTRATION_FIELDS: readonly (keyof RegistrationForm)[] = REGISTRATION_STEPS.flatMap(
  ({ fields }) => [...fields],
);

export function createEmptyRegistration(): RegistrationForm {
  const empty = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, null])) as Record<
    keyof RegistrationForm,
    null
  >;
  return { ...empty, privacyAndConditionsAccepted: false };
}
