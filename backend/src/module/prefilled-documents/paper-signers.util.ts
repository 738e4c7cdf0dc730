import type { BeneficiaryShare, DossierForm } from '@pratiche/domain';
import { joinWithCommas, joinWords } from '../../platform/pdf/index.js';
import type { Installer } from './prefilled-document.types.js';

/** Who signs for a company; `null` where the dossier does not tell. */
export const getRepresentative = (form: DossierForm): string | null =>
  joinWords(form.beneficiaryAttorneyFirstName, form.beneficiaryAttorneyLastName);

/** Names who signs, because pages may be parted and the declarations of several are alike. */
export function formatSigner(
  label: string,
  { isCompany, name }: Pick<BeneficiaryShare, 'isCompany' | 'name'>,
  representative: string | null,
): string {
  if (!isCompany) return name === '' ? label : `${label}: ${name}`;
  const role = joinWords('legale rappresentante', name && `di ${name}`);
  return representative === null ? `${label}, ${role}` : `${label}: ${representative}, ${role}`;
}

/** Names who signs for the fitter, behind what is set: "Timbro e firma", or "Firma" alone. */
export function formatInstallerSigner(mark: string, installer: Installer): string {
  const names = joinWithCommas(
    joinWords(installer.attorneyFirstName, installer.attorneyLastName),
    joinWords(installer.businessName),
  );
  return joinWords(`${mark} del dichiarante`, names && `(${names})`) ?? '';
}
