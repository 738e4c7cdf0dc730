import { SHADING_FIELDS, SHUTTER_FIELDS, WINDOW_FIELDS } from '@pratiche/domain';
import { z } from 'zod';
import { createProductSchema } from './product-schema.js';

export const serramento = createProductSchema(WINDOW_FIELDS);
export const schermatura = createProductSchema(SHADING_FIELDS);
export const chiusura = createProductSchema(SHUTTER_FIELDS);

/** Far above the product's limits, so that the rule of the domain speaks, not the shape. */
const ROWS_MAX = 500;
const rows = <T extends z.ZodType>(row: T) =>
  z.array(row).max(ROWS_MAX, { error: 'Troppe righe.' });

export const manufatti = z.object({
  serramenti: rows(serramento).default([]),
  schermature: rows(schermatura).default([]),
  chiusure: rows(chiusura).default([]),
});
