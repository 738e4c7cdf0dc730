import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { forbidChanges } from './append-only.js';
import { id, integer, longText, moment, nullable, reference, text } from './columns.js';

/** Who changed the table of municipalities, and what stood in each row before and after. */
export class MunicipalityImports1763700000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(imports, true);
    await runner.createTable(changes, true);
    await forbidChanges(runner, imports.name);
    await forbidChanges(runner, changes.name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(changes);
    await runner.dropTable(imports);
  }
}

const imports = new Table({
  name: 'municipality_imports',
  columns: [
    id(),
    text('kind', 10),
    integer('base_id'),
    integer('author_id', nullable),
    text('file_name', 200),
    text('file_hash', 64),
    integer('added'),
    integer('changed'),
    integer('removed'),
    moment('created'),
  ],
  indices: [{ name: 'uq_municipality_imports_base', columnNames: ['base_id'], isUnique: true }],
});

const changes = new Table({
  name: 'municipality_changes',
  columns: [
    id(),
    integer('import_id'),
    text('code', 4),
    longText('old_row', nullable),
    longText('new_row', nullable),
  ],
  indices: [{ name: 'ix_municipality_changes_import', columnNames: ['import_id'] }],
  foreignKeys: [reference('fk_municipality_changes_import', 'import_id', 'municipality_imports')],
});
