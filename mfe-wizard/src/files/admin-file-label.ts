import type { AdminFileDto } from '@pratiche/api';
import { BACK_OFFICE_DOCUMENTS } from '@pratiche/domain';

/** Display name of a back-office file. */
export const adminFileLabel = ({ name }: Pick<AdminFileDto, 'name'>): string =>
  BACK_OFFICE_DOCUMENTS.find(({ code }) => code === name)?.name ?? name;
