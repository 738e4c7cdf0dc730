import type { Real } from './model.types.js';

/** Rows of every document that sending demands; sending looks at nothing else of them. */
export async function addDocuments(
  { sql, owner, mandatory }: Pick<Real, 'sql' | 'owner' | 'mandatory'>,
  dossierId: number,
): Promise<void> {
  const row = `(?, 'document', ?, ?, 1, 'application/pdf', ?, ?, ?, '2026-01-01 00:00:00.000')`;
  await sql.run(
    `INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created) VALUES ${mandatory.map(() => row).join(', ')}`,
    ...mandatory.flatMap((item) => [
      dossierId,
      item,
      `${item}.pdf`,
      `${dossierId}-${item}`,
      `dossiers/${dossierId}-${item}`,
      owner.id,
    ]),
  );
}
