import type { DossierDto } from '@pratiche/api';
import { type DossierForm, completeDossierForm, createEmptyDossierForm } from '@pratiche/domain';

/**
 * The editable values of a stored dossier, complete: a field that an older version did not have is
 * empty.
 */
export function toDossierForm(dossier: Partial<DossierDto>): DossierForm {
  const known = Object.keys(createEmptyDossierForm()).filter(
    (key) => dossier[key as keyof DossierDto] !== undefined,
  );
  return completeDossierForm(
    Object.fromEntries(known.map((key) => [key, dossier[key as keyof DossierDto]])),
  );
}
