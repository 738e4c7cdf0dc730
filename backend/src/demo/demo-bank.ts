import type { BankTransfer } from '@pratiche/domain';

/** The example IBAN of the Italian documentation: right check digits, nobody's account. */
export const DEMO_ACCOUNT: BankTransfer = { holder: 'Pratiche Infissi (dimostrazione)', iban: 'IT60X0542811101000000123456', bic: '', bank: 'Banca dimostrativa' };
