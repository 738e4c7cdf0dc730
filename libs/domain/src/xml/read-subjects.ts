import type { DossierForm, OtherBeneficiary } from '../dossier/index.js';
import { isTaxCode, isVatNumber } from '../tax-code/index.js';
import { TAX_CODE_MESSAGE, VAT_MESSAGE } from '../warnings/taxCodes.js';
import { labelKey } from './element.js';
import type { Section } from './section.js';

const SSN_LENGTH = 16;
const PHONE_LENGTH = 30;
export const PLACEHOLDER_MESSAGE = 'È un segnaposto, non un codice: da inserire a mano';

type Code = 'CodiceFiscale' | 'PartitaIva';

/** A tax code or VAT number in capitals. A wrong one is remarked and taken all the same; one that only fills the gap is not. */
function readCode(section: Section, name: Code, exact: boolean): string | null {
  const text = section.text(name, exact ? SSN_LENGTH : 40);
  const code = exact
    ? text?.toUpperCase()
    : text
        ?.replace(/[\s.-]/g, '')
        .toUpperCase()
        .replace(/^IT(?=\d{11}$)/, '');
  if (code === undefined || code === '') return null;
  if (exact) return code;
  if (/^[X0]+$/.test(code) || /^(.)\1+$/.test(code)) {
    section.remark(name, PLACEHOLDER_MESSAGE);
    return null;
  }
  if (code.length > SSN_LENGTH) {
    section.remark(name, 'Troppo lungo: al massimo 16 caratteri');
    return null;
  }
  if (code.length === 11 ? !isVatNumber(code) : !isTaxCode(code))
    section.remark(name, code.length === 11 ? VAT_MESSAGE : TAX_CODE_MESSAGE);
  return code;
}

/** A natural person says so; everything else is a company, unless nothing says that it is one. */
function isCompany(section: Section): boolean {
  const kind = section.text('TipoPersona');
  if (kind === null) return section.has('Denominazione') || section.has('PartitaIva');
  return !['fisica', 'personafisica'].includes(labelKey(kind));
}

/** What says who a company is: its VAT number, or the tax code of one that has none. */
const companyCode = (section: Section, exact: boolean): string | null =>
  section.has('PartitaIva')
    ? readCode(section, 'PartitaIva', exact)
    : readCode(section, 'CodiceFiscale', exact);

/** A company without a VAT number is known by its tax code alone. */
function companyType(section: Section, exact: boolean): 0 | 1 | null {
  if (section.has('PartitaIva')) return 0;
  if (section.has('CodiceFiscale')) return 1;
  return exact ? null : 0;
}

/** Beside the VAT number stands the tax code of who acts for the company. */
function attorneyCode(section: Section, company: string | null, exact: boolean): string | null {
  if (!section.has('PartitaIva')) return null;
  const code = readCode(section, 'CodiceFiscale', exact);
  if (exact || code === null || code.length === SSN_LENGTH) return code;
  if (code !== company)
    section.remark('CodiceFiscale', 'Diverso dalla partita IVA: vale la partita IVA');
  return null;
}

/** The beneficiary: what the dossier has of a person or of a company, the other fields left alone. */
export function readBeneficiary(section: Section, exact: boolean): Partial<DossierForm> {
  const company = isCompany(section);
  const beneficiarySsn = company
    ? companyCode(section, exact)
    : readCode(section, 'CodiceFiscale', exact);
  const values: Partial<DossierForm> = company
    ? {
        isCompany: true,
        beneficiaryCompanyType: companyType(section, exact),
        beneficiaryCompanyName: section.text('Denominazione'),
        beneficiarySsn,
        beneficiaryAttorneyFirstName: section.text('Nome'),
        beneficiaryAttorneyLastName: section.text('Cognome'),
        // Beside the tax code of a company without a VAT number there is no room for another one.
        ...(exact && !section.has('PartitaIva')
          ? {}
          : { beneficiaryAttorneySsn: attorneyCode(section, beneficiarySsn, exact) }),
      }
    : {
        isCompany: false,
        beneficiaryFirstName: section.text('Nome'),
        beneficiaryLastName: section.text('Cognome'),
        beneficiarySsn,
      };
  const beneficiaryPhone = section.text('Telefono', PHONE_LENGTH);
  section.finish();
  return { ...values, beneficiaryPhone };
}

export function readOther(section: Section, exact: boolean): OtherBeneficiary {
  const company = isCompany(section);
  const row: OtherBeneficiary = {
    isCompany: company,
    beneficiaryCompanyName: company ? section.text('Denominazione') : null,
    beneficiaryFirstName: company ? null : section.text('Nome'),
    beneficiaryLastName: company ? null : section.text('Cognome'),
    beneficiarySsn: company
      ? companyCode(section, exact)
      : readCode(section, 'CodiceFiscale', exact),
  };
  section.finish();
  return row;
}
