import {
  TableColumn,
  TableIndex,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';
import { integerColumn, nullable, textColumn, timestampColumn } from './columns.js';

const TABLE = 'registration_requests';
const COLUMNS: TableColumnOptions[] = [
  timestampColumn('held', nullable),
  textColumn('email', 254, nullable),
  textColumn('vat', 16, nullable),
  textColumn('token_hash', 64, nullable),
  timestampColumn('token_expires', nullable),
  integerColumn('links', { default: 0 }),
  timestampColumn('confirmed', nullable),
];
const INDEXES = [
  new TableIndex({ name: 'ix_registration_requests_held', columnNames: ['held', 'id'] }),
  new TableIndex({ name: 'ix_registration_requests_token', columnNames: ['token_hash'] }),
  new TableIndex({ name: 'ix_registration_requests_email', columnNames: ['email'] }),
];

/** Registrations that wait for an operator, because an unconfirmed one holds their VAT number. */
export class HeldRegistrations1763700000196 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(
      TABLE,
      COLUMNS.map((column) => new TableColumn(column)),
    );
    await runner.createIndices(TABLE, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDEXES) await runner.dropIndex(TABLE, name ?? '');
    await runner.dropColumns(
      TABLE,
      COLUMNS.map(({ name }) => name),
    );
  }
}
