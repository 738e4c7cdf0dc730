import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { centsColumn as bigNumber, integerColumn, foreignKey, textColumn } from './columns.js';
import { insertNames } from './name-rows.js';

const CHUNK = 500;

/**
 * Words of the names on dossiers the back office has received, so that a part of a name is found
 * without reading all of them.
 */
export class NameIndex1763700000079 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'name_tails',
        columns: [
          textColumn('tail', 12, { isPrimary: true }),
          bigNumber('word', { isPrimary: true }),
        ],
        indices: [{ name: 'ix_name_tails_word', columnNames: ['word'] }],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'dossier_words',
        columns: [
          bigNumber('word', { isPrimary: true }),
          integerColumn('dossier_id', { isPrimary: true }),
        ],
        indices: [{ name: 'ix_dossier_words_dossier', columnNames: ['dossier_id'] }],
        foreignKeys: [foreignKey('fk_dossier_words_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
    await this.fill(runner);
  }

  /** What was received before. */
  private async fill(runner: QueryRunner): Promise<void> {
    for (let last = 0; ;) {
      const rows = (await runner.query(
        'SELECT id, client_key, company_key FROM dossiers WHERE id > ? AND office_list IS NOT NULL ORDER BY id LIMIT ?',
        [last, CHUNK],
      )) as { id: number; client_key: string; company_key: string | null }[];
      for (const { id, client_key, company_key } of rows)
        await insertNames(runner, id, [client_key, company_key ?? '']);
      if (rows.length < CHUNK) return;
      last = rows.at(-1)?.id ?? last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_words');
    await runner.dropTable('name_tails');
  }
}
