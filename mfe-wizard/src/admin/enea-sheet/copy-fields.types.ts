import type { EneaSheetField } from '@pratiche/domain';

/** Copies values of the ENEA sheet, records that they were copied, and goes on to the next. */
export type CopyFields = (
  text: string,
  fields: readonly EneaSheetField[],
  what: string,
) => Promise<void>;
