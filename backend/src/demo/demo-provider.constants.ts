import type {
  BankTransfer,
  EneaIntermediary,
  PublicContacts,
  ServiceProvider,
} from '@pratiche/domain';

/** The example IBAN of the Italian documentation: valid check digits, assigned to no account. */
export const DEMO_BANK_ACCOUNT: BankTransfer = {
  holder: 'Pratiche Infissi (dimostrazione)',
  iban: 'IT60X0542811101000000123456',
  bic: '',
  bank: 'Banca dimostrativa',
};

/** Service provider of the demo: an invented name and a computed VAT number. */
export const DEMO_PROVIDER: ServiceProvider = {
  name: 'Pratiche Infissi (dimostrazione)',
  address: 'Via dei Serramenti 1, 10100 Torino (TO)',
  vat: '98765432103',
  pec: 'pratiche-infissi@pec.example',
};

/** Contacts on the public pages of the demo: invented, with addresses and a number that do not exist. */
export const DEMO_PUBLIC_CONTACTS: PublicContacts = {
  email: 'info@pratiche-infissi.example',
  phone: '011 000 0000',
  hours: 'Lun–ven 9–13 e 14–18',
  accessibilityEmail: 'accessibilita@pratiche-infissi.example',
};

/** The person whom delegations of the demo name: invented, with a computed tax code. */
export const DEMO_INTERMEDIARY: EneaIntermediary = {
  name: 'Giulia Verdi',
  ssn: 'VRDGLI80A41L219K',
};
