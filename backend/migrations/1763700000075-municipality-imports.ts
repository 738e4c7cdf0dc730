import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { forbidChanges } from './append-only.js';
import {
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** Who changed the table of municipalities, and what each row held before and after. */
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
    idColumn(),
    textColumn('kind', 10),
    integerColumn('base_id'),
    integerColumn('author_id', nullable),
    textColumn('file_name', 200),
    textColumn('file_hash', 64),
    integerColumn('added'),
    integerColumn('changed'),
    integerColumn('removed'),
    timestampColumn('created'),
  ],
  indices: [{ name: 'uq_municipality_imports_base', columnNames: ['base_id'], isUnique: true }],
});

const changes = new Table({
  name: 'municipality_changes',
  columns: [
    idColumn(),
    integerColumn('import_id'),
    textColumn('code', 4),
    longTextColumn('old_row', nullable),
    longTextColumn('new_row', nullable),
  ],
  indices: [{ name: 'ix_municipality_changes_import', columnNames: ['import_id'] }],
  foreignKeys: [foreignKey('fk_municipality_changes_import', 'import_id', 'municipality_imports')],
});
