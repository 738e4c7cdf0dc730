import { type DossierForm, completeDossierForm } from '@pratiche/domain';
import { Column } from 'typeorm';

/** The form of a dossier as one document; fields that came into the form since it was stored are empty. */
export const DossierFormColumn = (): PropertyDecorator =>
  Column({
    type: 'json',
    transformer: {
      to: (form: DossierForm) => form,
      from: (stored: Partial<DossierForm> | null) =>
        stored === null ? null : completeDossierForm(stored),
    },
  });
