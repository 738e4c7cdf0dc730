import type { DossierDto } from '@pratiche/api';
import {
  type DossierForm,
  type StatusCode,
  completeDossierForm,
  createEmptyDossierForm,
  emptyFormerAnswers,
  isOpenStatus,
} from '@pratiche/domain';

/**
 * The editable values of a stored dossier, complete: a field that an older version did not have is
 * empty, and an open one is asked again where its answer is offered no longer.
 */
export function toDossierForm(dossier: Partial<DossierDto>): DossierForm {
  const known = Object.keys(createEmptyDossierForm()).filter(
    (key) => dossier[key as keyof DossierDto] !== undefined,
  );
  const completed = completeDossierForm(
    Object.fromEntries(known.map((key) => [key, dossier[key as keyof DossierDto]])),
  );
  const form = {
    ...completed,
    // This form asks for the name.
    generatori: completed.generatori.map((row) => ({ ...row, nome: row.nome ?? null })),
  };
  const isOpen = isOpenStatus((dossier.status?.code ?? 'DRAFT') as StatusCode);
  return isOpen ? emptyFormerAnswers(form) : form;
}
