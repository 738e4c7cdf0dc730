import { ecobonusForm } from './dossier-fixtures.js';
import { lastStep, createReadyDossier, save, type Member } from './dossier-flow.js';
import { sql } from './account-fixtures.js';

/**
 * Many saved dossiers with every mandatory document. The first goes the whole way; the others take
 * over its documents as rows that name the same files, which
 * is all that sending looks at, in a fraction of the time.
 */
export async function createReadyDossiers(owner: Member, count: number): Promise<number[]> {
  const { id: first } = await createReadyDossier(owner);
  const ids = [first];
  while (ids.length < count) {
    const { id, version } = await save(owner.http, ecobonusForm());
    await lastStep(owner.http, { id, version });
    await sql().run(
      `INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created)
       SELECT ?, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created FROM uploaded_files WHERE dossier_id = ?`,
      id,
      first,
    );
    ids.push(id);
  }
  return ids;
}
