import type { DossierDto } from '@pratiche/api';
import { createEmptyDossierForm, type DossierForm } from '@pratiche/domain';

/**
 * The editable values of a stored dossier, complete: a field that an older version did not have is
 * empty.
 */
export function toDossierForm(dossier: Partial<DossierDto>): DossierForm {
  const empty = createEmptyDossierForm();
  const known = Object.keys(empty).filter((key) => dossier[key as keyof DossierDto] !== undefined);
  return {
    ...empty,
    ...Object.fromEntries(known.map((key) => [key, dossier[key as keyof DossierDto]])),
  };
}
