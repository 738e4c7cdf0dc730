import type { AdminFile } from '@pratiche/api';
import { BACK_OFFICE_DOCUMENTS } from '@pratiche/domain';

/** What people call a file of the back office. */
export const adminFileLabel = ({ name }: Pick<AdminFile, 'name'>): string =>
  BACK_OFFICE_DOCUMENTS.find(({ code }) => code === name)?.name ?? name;
