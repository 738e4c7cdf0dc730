import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, integerColumn, textColumn, timestampColumn } from './columns.js';

/** Files of a dossier that a device has kept and not sent yet. */
export class WaitingFiles1763700000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'waiting_files',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          textColumn('device_id', 36),
          textColumn('device_name', 80),
          textColumn('file_key', 36),
          integerColumn('item_id'),
          textColumn('file_name', 200),
          timestampColumn('at'),
        ],
        indices: [
          {
            name: 'uq_waiting_files_key',
            columnNames: ['dossier_id', 'file_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [foreignKey('fk_waiting_files_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('waiting_files');
  }
}
