import { randomInt, randomUUID } from 'node:crypto';
import type { RegistrationForm } from '@pratiche/domain';
import { jpeg, pdf, png } from './file-fixtures.js';
import { mailbox } from './portal.js';
import { controlCharacter, taxCode } from './tax-code.js';

export const REGISTRATION_PASSWORD = 'Persiana-Blu-42';

/** A VAT number unique among the tests, with a valid check digit. */
export function createVatNumber(): string {
  const first = String(randomInt(1, 10_000_000_000)).padStart(10, '0');
  const sum = [...first].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${first}${(10 - (sum % 10)) % 10}`;
}

/** A valid registration form, with its own company and e-mail address. */
export function createRegistration(change: Partial<RegistrationForm> = {}): RegistrationForm {
  const vat = createVatNumber();
  const person = {
    lastName: 'Malaguti',
    firstName: 'Ersilia',
    gender: 'F',
    birthDate: '1974-03-09',
    belfiore: 'A944',
  } as const;
  return {
    firstName: 'Ersilia',
    lastName: 'Malaguti',
    email: `nuova.${randomUUID().slice(0, 13)}@example.test`,
    phone: '0512345678',
    password: REGISTRATION_PASSWORD,
    confirmPassword: REGISTRATION_PASSWORD,
    sponsor: null,
    businessName: 'Infissi Malaguti Srl',
    legalForm: 'Srl',
    vat,
    sSNCompany: vat,
    street: 'Via dei Falegnami 7',
    village: null,
    city: 'Bologna',
    zip: '40121',
    province: 'BO',
    region: 'Emilia-Romagna',
    pec: 'infissi.malaguti@pec.example.test',
    uniqueCode: 'M5UXCR1',
    attorneyFirstName: 'Ersilia',
    attorneyLastName: 'Malaguti',
    attorneySSN: taxCode(person),
    attorneyMunicipality: '40121_Bologna_BO',
    attorneyVillage: null,
    attorneyCity: 'Bologna',
    attorneyZip: '40121',
    attorneyProvince: 'BO',
    attorneyRegion: 'Emilia-Romagna',
    attorneyIDCardType: "Carta d'identità elettronica",
    attorneyIDCardExpiryDate: '2099-12-31',
    attorneyIDCardNumber: 'CA00000AA',
    attorneyIDCardIssuingAuthority: 'Bologna',
    privacyAndConditionsAccepted: true,
    ...change,
  };
}

export interface FilePart {
  bytes: Buffer;
  name: string;
}

export const GOOD_FILES: Record<'ciFront' | 'ciRear' | 'contract', FilePart> = {
  ciFront: { bytes: jpeg(), name: 'fronte.jpg' },
  ciRear: { bytes: png(), name: 'retro.png' },
  contract: { bytes: pdf('Contratto'), name: 'contratto firmato.pdf' },
};

/** The form as the screen sends it: the data first, then the files. */
export function createRegistrationForm(
  user: unknown,
  files: Partial<Record<string, FilePart>> = GOOD_FILES,
): FormData {
  const form = new FormData();
  form.set('user', typeof user === 'string' ? user : JSON.stringify(user));
  for (const [name, file] of Object.entries(files)) {
    if (file !== undefined) form.append(name, new File([new Uint8Array(file.bytes)], file.name));
  }
  return form;
}

/** Token of the latest link of a kind that was sent to an address. */
export async function waitForMailToken(
  email: string,
  kind: 'verify-email' | 'terms',
  count = 1,
): Promise<string> {
  const mail = (await mailbox().waitForCount(email, count)).at(-1);
  const pattern = kind === 'verify-email' ? /\/verify-email\/([\w-]{43})/ : /[?&]token=([\w-]{43})/;
  const token = pattern.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link in the e-mail «${mail?.subject ?? 'none'}»`);
  return token;
}

/** A personal tax code with another control character. */
export const invalidTaxCode = (code: string): string =>
  code.slice(0, 15) + (controlCharacter(code.slice(0, 15)) === 'A' ? 'B' : 'A');
