import type { DossierForm } from '../dossier/index.js';

/**
 * The title of possession a dossier declares; `null` where the provider acquires the data of the property: nobody was
 * asked for the title then, and a default is nothing to sign for.
 */
export const getDeclaredPossessionTitle = ({
  acquisizioneBeneficiario,
  immovablePossessionTitle,
}: Pick<
  DossierForm,
  'acquisizioneBeneficiario' | 'immovablePossessionTitle'
>): DossierForm['immovablePossessionTitle'] =>
  acquisizioneBeneficiario ? null : immovablePossessionTitle;
