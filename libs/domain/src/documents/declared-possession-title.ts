import type { DossierForm } from '../dossier/index.js';

/**
 * The title of possession a dossier declares; `null` where the provider acquires the data of the
 * property: the title is unknown then, and a default value must not be signed.
 */
export const getDeclaredPossessionTitle = ({
  acquisizioneBeneficiario,
  immovablePossessionTitle,
}: Pick<
  DossierForm,
  'acquisizioneBeneficiario' | 'immovablePossessionTitle'
>): DossierForm['immovablePossessionTitle'] =>
  acquisizioneBeneficiario ? null : immovablePossessionTitle;
