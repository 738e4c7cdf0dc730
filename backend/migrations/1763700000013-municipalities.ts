import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, longText, moment, nullable, text } from './columns.js';

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
    text('code', 4, { isPrimary: true }),
    text('name', 120),
    text('province', 2),
    text('region', 60),
    longText('caps'),
    text('climate_zone', 1, nullable),
    flag('zone_to_verify'),
  ],
});

const referenceLoads = new Table({
  name: 'reference_loads',
  columns: [text('name', 40, { isPrimary: true }), text('edition', 64), moment('loaded')],
});
