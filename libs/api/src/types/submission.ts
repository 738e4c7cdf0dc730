import type { DossierForm } from '@pratiche/domain';

/** A dossier as it was sent. */
export interface Submission {
  at: string;
  form: DossierForm;
}
