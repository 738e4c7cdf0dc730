import { randomInt } from 'node:crypto';
import { sql } from './account-fixtures.js';

/** A CSV file in a form, with other fields before it. */
export function createCsvForm(
  content: string | Buffer,
  fields: Record<string, string> = {},
  fileName = 'elenco.csv',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(
    'file',
    new File([new Uint8Array(Buffer.from(content))], fileName, { type: 'text/csv' }),
  );
  return form;
}

/** An import of municipalities that changed nothing; answers its number. */
export const insertMunicipalityImport = (): Promise<number> =>
  sql().run(
    "INSERT INTO municipality_imports (kind, base_id, author_id, file_name, file_hash, added, changed, removed, created) VALUES ('zone', ?, NULL, 'prova.csv', '', 0, 0, 0, '2026-01-01 00:00:00.000')",
    -randomInt(1, 2_000_000_000),
  );
