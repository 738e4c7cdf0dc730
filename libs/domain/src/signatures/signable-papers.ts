import { listBeneficiaryShares } from '../deduction/beneficiary-shares.js';
import { formatBeneficiaryName, type DossierForm } from '../dossier/index.js';
import { PAPER_CODES, type PaperCode } from '../papers/paper-codes.js';
import type { OnlineSignatures } from './online-signatures.js';

/** Who signs a paper: the customer through the link, or the company that files the dossier. */
export type PaperSigner = 'beneficiary' | 'company';

export const PAPER_SIGNERS: Readonly<Record<PaperCode, PaperSigner>> = {
  DELEGA: 'beneficiary',
  ATTO: 'beneficiary',
  REQ: 'company',
  CONGR: 'company',
};

export const PAPER_TITLES: Readonly<Record<PaperCode, string>> = {
  DELEGA: 'Incarico, delega alla trasmissione ENEA e privacy',
  ATTO: 'Dichiarazione sostitutiva del beneficiario',
  REQ: 'Dichiarazione dei requisiti tecnici',
  CONGR: 'Dichiarazione di congruità della spesa',
};

export const listPapersOfSigner = (signer: PaperSigner): PaperCode[] =>
  PAPER_CODES.filter((code) => PAPER_SIGNERS[code] === signer);

/** Whether each of several persons declares for a part of the costs, which is signed on paper. */
export const hasSeveralSigners = (code: PaperCode, form: DossierForm): boolean =>
  code === 'ATTO' && listBeneficiaryShares(form).length > 1;

/** The papers that a signer can sign online as soon as all that they print is there. */
export const listPapersSignedOnline = (
  signer: PaperSigner,
  form: DossierForm,
  enabled: OnlineSignatures,
): PaperCode[] =>
  listPapersOfSigner(signer).filter((code) => enabled[code] && !hasSeveralSigners(code, form));

/** The person who signs, as the paper names them. */
export interface SignerIdentity {
  name: string;
  taxCode: string;
  role: string;
}

const joinNames = (...parts: (string | null)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');

/** The customer: the beneficiary, or the legal representative of the company that is. */
export const getBeneficiarySigner = (form: DossierForm): SignerIdentity =>
  form.isCompany
    ? {
        name: joinNames(form.beneficiaryAttorneyFirstName, form.beneficiaryAttorneyLastName),
        taxCode: joinNames(form.beneficiaryAttorneySsn),
        role: `legale rappresentante di ${joinNames(form.beneficiaryCompanyName)}`,
      }
    : {
        name: formatBeneficiaryName(form),
        taxCode: joinNames(form.beneficiarySsn),
        role: 'beneficiario',
      };

/** The legal representative of the company that files the dossier. */
export const getCompanySigner = (company: {
  businessName: string | null;
  attorneyFirstName: string | null;
  attorneyLastName: string | null;
  attorneySSN: string | null;
}): SignerIdentity => ({
  name: joinNames(company.attorneyFirstName, company.attorneyLastName),
  taxCode: joinNames(company.attorneySSN),
  role: `legale rappresentante di ${joinNames(company.businessName)}`,
});
