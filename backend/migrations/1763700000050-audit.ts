import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { forbidChanges } from './append-only.js';
import {
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  textColumn,
} from './columns.js';

/** Who did what, append-only: the database itself refuses to change or take away a row. */
export class Audit1763700000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'audit_entries',
        columns: [
          idColumn(),
          timestampColumn('at'),
          integerColumn('actor_id', nullable),
          textColumn('role', 20, nullable),
          textColumn('address', 45),
          textColumn('action', 40),
          textColumn('subject_kind', 20, nullable),
          textColumn('subject_id', 64, nullable),
          longTextColumn('details'),
        ],
        indices: [
          { name: 'ix_audit_entries_at', columnNames: ['at'] },
          { name: 'ix_audit_entries_actor', columnNames: ['actor_id', 'at'] },
          { name: 'ix_audit_entries_action', columnNames: ['action', 'at'] },
          { name: 'ix_audit_entries_subject', columnNames: ['subject_kind', 'subject_id', 'at'] },
        ],
      }),
      true,
    );
    await forbidChanges(runner, 'audit_entries');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entries');
  }
}
