import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { booleanColumn, longTextColumn, timestampColumn, nullable, textColumn } from './columns.js';

/** Municipalities with postal codes and climate zones, and which edition of a reference table is loaded. */
export class Municipalities1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(municipalities, true);
    await runner.createTable(referenceLoads, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('reference_loads');
    await runner.dropTable('municipalities');
  }
}

const municipalities = new Table({
  name: 'municipalities',
  columns: [
    textColumn('code', 4, { isPrimary: true }),
    textColumn('name', 120),
    textColumn('province', 2),
    textColumn('region', 60),
    longTextColumn('caps'),
    textColumn('climate_zone', 1, nullable),
    booleanColumn('zone_to_verify'),
  ],
});

const referenceLoads = new Table({
  name: 'reference_loads',
  columns: [
    textColumn('name', 40, { isPrimary: true }),
    textColumn('edition', 64),
    timestampColumn('loaded'),
  ],
});
