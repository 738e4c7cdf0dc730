import type { NewAccount } from '../accounts/accounts.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';

export const DEMO_PASSWORD = 'Prova-2026!';

type DemoAccount = Omit<NewAccount, 'passwordHash'>;

const verifiedAccount = {
  emailVerified: true,
  contractVerified: true,
  privacyAndConditionsAccepted: true,
} as const;

/** The SuperAdmin creates this operator as in a portal of a company. */
export const DEMO_OPERATOR = {
  email: 'admin@demo.test',
  role: 'Admin',
  firstName: 'Adalberto',
  lastName: 'Ferrigno',
} as const;

/** Invented people and companies; the VAT numbers have a valid check digit and no known owner. */
export const DEMO_ACCOUNTS = {
  superadmin: {
    ...verifiedAccount,
    email: 'superadmin@demo.test',
    role: 'SuperAdmin',
    firstName: 'Serafina',
    lastName: 'Baldacci',
  },
  installatore: {
    ...verifiedAccount,
    email: 'installatore@demo.test',
    role: 'User',
    firstName: 'Ines',
    lastName: 'Tagliaferri',
    phone: '3391234567',
    businessName: 'Serramenti Tagliaferri Srl',
    legalForm: 'Srl',
    street: 'Via dell’Artigianato 14',
    city: 'Bergamo',
    province: 'BG',
    region: 'Lombardia',
    zip: '24126',
    vat: '02718340165',
    sSNCompany: '02718340165',
    pec: 'serramenti.tagliaferri@pec.demo.test',
    uniqueCode: 'M5UXCR1',
    attorneyFirstName: 'Ines',
    attorneyLastName: 'Tagliaferri',
    attorneySSN: 'TGLNSI74E57A794O',
  },
  concorrente: {
    ...verifiedAccount,
    email: 'concorrente@demo.test',
    role: 'User',
    firstName: 'Corrado',
    lastName: 'Venturelli',
    phone: '3387654321',
    businessName: 'Infissi Venturelli Snc',
    legalForm: 'Snc',
    street: 'Via dei Mestieri 3',
    city: 'Brescia',
    province: 'BS',
    region: 'Lombardia',
    zip: '25125',
    vat: '03981270162',
    sSNCompany: '03981270162',
    pec: 'infissi.venturelli@pec.demo.test',
    uniqueCode: 'KRRH6B9',
    attorneyFirstName: 'Corrado',
    attorneyLastName: 'Venturelli',
    attorneySSN: 'VNTCRD69S03B157M',
  },
  nuovo: {
    email: 'nuovo@demo.test',
    role: 'User',
    emailVerified: true,
    contractVerified: false,
    privacyAndConditionsAccepted: true,
    firstName: 'Nadia',
    lastName: 'Ostinelli',
    phone: '3470001112',
    businessName: 'Ostinelli Finestre',
    legalForm: 'Ditta Individuale',
    street: 'Piazza del Mercato 8',
    city: 'Lecco',
    province: 'LC',
    region: 'Lombardia',
    zip: '23900',
    vat: '01456200359',
    sSNCompany: '01456200359',
    attorneyFirstName: 'Nadia',
    attorneyLastName: 'Ostinelli',
  },
  // Of the company of `installatore`, whose credits it sees and fills.
  buyer: {
    ...verifiedAccount,
    email: 'buyer@demo.test',
    role: 'Buyer',
    firstName: 'Bruno',
    lastName: 'Acquaroli',
    phone: '3490002223',
    businessName: 'Serramenti Tagliaferri Srl',
    legalForm: 'Srl',
    street: 'Via dell’Artigianato 14',
    city: 'Bergamo',
    province: 'BG',
    region: 'Lombardia',
    zip: '24126',
    vat: '02718340165',
    sSNCompany: '02718340165',
  },
} as const satisfies Record<string, DemoAccount>;

export type DemoName = keyof typeof DEMO_ACCOUNTS | 'admin';

export type DemoCallers = Record<DemoName, CurrentCaller>;
