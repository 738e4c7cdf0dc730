import type { BankTransfer, ServiceProvider } from '@pratiche/domain';

/** The example IBAN of the Italian documentation: right check digits, nobody's account. */
export const DEMO_BANK_ACCOUNT: BankTransfer = {
  holder: 'Pratiche Infissi (dimostrazione)',
  iban: 'IT60X0542811101000000123456',
  bic: '',
  bank: 'Banca dimostrativa',
};

/** Who offers the service in the demonstration: nobody's name, a computed VAT number. */
export const DEMO_PROVIDER: ServiceProvider = {
  name: 'Pratiche Infissi (dimostrazione)',
  address: 'Via dei Serramenti 1, 10100 Torino (TO)',
  vat: '98765432103',
  pec: 'pratiche-infissi@pec.example',
};
