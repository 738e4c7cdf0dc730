import type { AdminFileDto } from '@pratiche/api';
import {
  BACK_OFFICE_DOCUMENTS,
  formatFilingDocumentName,
  SAVING_DOCUMENT,
  type EneaFiling,
} from '@pratiche/domain';

/** Display name of a back-office file; with its declaration where the dossier has several. */
export const adminFileLabel = (
  { name, filing }: Pick<AdminFileDto, 'name' | 'filing'>,
  all: readonly Pick<AdminFileDto, 'filing'>[],
): string =>
  formatFilingDocumentName(
    BACK_OFFICE_DOCUMENTS.find(({ code }) => code === name)?.name ?? name,
    filing,
    hasSeveralFilings(all),
  );

/** The same of the calculation that is attached to an energy saving. */
export const savingFileLabel = (
  filing: EneaFiling,
  all: readonly Pick<AdminFileDto, 'filing'>[],
): string => formatFilingDocumentName(SAVING_DOCUMENT.name, filing, hasSeveralFilings(all));

const hasSeveralFilings = (all: readonly Pick<AdminFileDto, 'filing'>[]): boolean =>
  new Set(all.map(({ filing }) => filing)).size > 1;
