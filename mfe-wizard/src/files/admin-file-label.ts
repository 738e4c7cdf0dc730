import type { AdminFileDto } from '@pratiche/api';
import { BACK_OFFICE_DOCUMENTS, formatFilingDocumentName } from '@pratiche/domain';

/** Display name of a back-office file; with its declaration where the dossier has several. */
export const adminFileLabel = (
  { name, filing }: Pick<AdminFileDto, 'name' | 'filing'>,
  all: readonly Pick<AdminFileDto, 'filing'>[],
): string =>
  formatFilingDocumentName(
    BACK_OFFICE_DOCUMENTS.find(({ code }) => code === name)?.name ?? name,
    filing,
    new Set(all.map((one) => one.filing)).size > 1,
  );
