import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, textColumn } from './columns.js';

/** Which declaration to ENEA a CPID or a receipt belongs to; those of before belong to the first. */
export class FileFilings1763700000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('uploaded_files', 'filing')))
      await runner.addColumn('uploaded_files', new TableColumn(textColumn('filing', 12, nullable)));
    const length =
      runner.connection.options.type === 'better-sqlite3' ? 'json_array_length' : 'JSON_LENGTH';
    const rows = (list: string) => `COALESCE(${length}(d.data, '$.manufatti.${list}'), 0)`;
    await runner.query(
      `UPDATE uploaded_files SET filing = (
         SELECT CASE
           WHEN d.service_type <> 1 THEN 'bonusCasa'
           WHEN ${rows('serramenti')} = 0 AND ${rows('schermature')} + ${rows('chiusure')} > 0 THEN 'schermature'
           ELSE 'serramenti'
         END FROM dossiers d WHERE d.id = uploaded_files.dossier_id
       ) WHERE purpose IN ('CodiceCpid', 'Ricevuta') AND filing IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('uploaded_files', 'filing');
  }
}
