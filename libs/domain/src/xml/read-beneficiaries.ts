import { createEmptyOtherBeneficiary } from '../autofill/index.js';
import type { DossierForm, OtherBeneficiary } from '../dossier/index.js';
import { cleanTaxCode } from '../formats/index.js';
import { isTaxCode, isVatNumber } from '../tax-code/index.js';
import { TAX_CODE_MESSAGE, VAT_MESSAGE } from '../warnings/tax-code-warnings.js';
import { normalizeLabel } from './xml-element.js';
import type { XmlSection } from './xml-section.js';

const SSN_LENGTH = 16;
const PHONE_LENGTH = 30;
export const PLACEHOLDER_MESSAGE = 'È un segnaposto, non un codice: da inserire a mano';

type CodeElement = 'CodiceFiscale' | 'PartitaIva';

/**
 * Reads a tax code or VAT number in upper case. An invalid code is reported but accepted; a filler
 * such as all zeros is reported and dropped.
 */
function readCode(section: XmlSection, name: CodeElement, exact: boolean): string | null {
  const text = section.readText(name, exact ? SSN_LENGTH : 40);
  const code = exact ? text?.toUpperCase() : text === null ? '' : cleanTaxCode(text);
  if (code === undefined || code === '') return null;
  if (exact) return code;
  if (/^[X0]+$/.test(code) || /^(.)\1+$/.test(code)) {
    section.addRemark(name, PLACEHOLDER_MESSAGE);
    return null;
  }
  if (code.length > SSN_LENGTH) {
    section.addRemark(name, 'Troppo lungo: al massimo 16 caratteri');
    return null;
  }
  if (code.length === 11 ? !isVatNumber(code) : !isTaxCode(code))
    section.addRemark(name, code.length === 11 ? VAT_MESSAGE : TAX_CODE_MESSAGE);
  return code;
}

/**
 * Whether the beneficiary is a company: any given type except a natural person; without a type, a
 * company name or VAT number decides.
 */
function detectCompany(section: XmlSection): boolean {
  const kind = section.readText('TipoPersona');
  if (kind === null) return section.hasElement('Denominazione') || section.hasElement('PartitaIva');
  return !['fisica', 'personafisica'].includes(normalizeLabel(kind));
}

/** Returns the identifier of a company: its VAT number, or its tax code if it has none. */
const readCompanyCode = (section: XmlSection, exact: boolean): string | null =>
  section.hasElement('PartitaIva')
    ? readCode(section, 'PartitaIva', exact)
    : readCode(section, 'CodiceFiscale', exact);

/** A company without a VAT number is known by its tax code alone. */
function readCompanyType(section: XmlSection, exact: boolean): 0 | 1 | null {
  if (section.hasElement('PartitaIva')) return 0;
  if (section.hasElement('CodiceFiscale')) return 1;
  return exact ? null : 0;
}

/** Next to a VAT number the file contains the tax code of the legal representative. */
function readAttorneyCode(
  section: XmlSection,
  company: string | null,
  exact: boolean,
): string | null {
  if (!section.hasElement('PartitaIva')) return null;
  const code = readCode(section, 'CodiceFiscale', exact);
  if (exact || code === null || code.length === SSN_LENGTH) return code;
  if (code !== company)
    section.addRemark('CodiceFiscale', 'Diverso dalla partita IVA: vale la partita IVA');
  return null;
}

/** The beneficiary: what the dossier has of a person or of a company, the other fields left alone. */
export function readBeneficiary(section: XmlSection, exact: boolean): Partial<DossierForm> {
  const company = detectCompany(section);
  const beneficiarySsn = company
    ? readCompanyCode(section, exact)
    : readCode(section, 'CodiceFiscale', exact);
  const values: Partial<DossierForm> = company
    ? {
        isCompany: true,
        beneficiaryCompanyType: readCompanyType(section, exact),
        beneficiaryCompanyName: section.readText('Denominazione'),
        beneficiarySsn,
        beneficiaryAttorneyFirstName: section.readText('Nome'),
        beneficiaryAttorneyLastName: section.readText('Cognome'),
        // A company without a VAT number fills the tax code element itself, so the file cannot hold
        // another one.
        ...(exact && !section.hasElement('PartitaIva')
          ? {}
          : { beneficiaryAttorneySsn: readAttorneyCode(section, beneficiarySsn, exact) }),
      }
    : {
        isCompany: false,
        beneficiaryFirstName: section.readText('Nome'),
        beneficiaryLastName: section.readText('Cognome'),
        beneficiarySsn,
      };
  const beneficiaryPhone = section.readText('Telefono', PHONE_LENGTH);
  section.reportUnreadElements();
  return { ...values, beneficiaryPhone };
}

export function readOtherBeneficiary(section: XmlSection, exact: boolean): OtherBeneficiary {
  const company = detectCompany(section);
  const row: OtherBeneficiary = {
    ...createEmptyOtherBeneficiary(),
    isCompany: company,
    beneficiaryCompanyName: company ? section.readText('Denominazione') : null,
    beneficiaryFirstName: company ? null : section.readText('Nome'),
    beneficiaryLastName: company ? null : section.readText('Cognome'),
    beneficiarySsn: company
      ? readCompanyCode(section, exact)
      : readCode(section, 'CodiceFiscale', exact),
  };
  section.reportUnreadElements();
  return row;
}
