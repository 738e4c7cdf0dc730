import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  centsColumn,
  dateColumn,
  foreignKey,
  idColumn,
  integerColumn,
  textColumn,
  timestampColumn,
} from './columns.js';

const TABLE = 'credited_bank_lines';

/** Lines of bank statements that were credited, so that none is credited again. */
export class CreditedBankLines1763700000360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          idColumn(),
          textColumn('reference', 43),
          integerColumn('order_id'),
          integerColumn('account_id'),
          dateColumn('day'),
          centsColumn('amount'),
          timestampColumn('created'),
        ],
        indices: [
          { name: 'uq_credited_bank_lines_reference', columnNames: ['reference'], isUnique: true },
          { name: 'ix_credited_bank_lines_day', columnNames: ['day'] },
          { name: 'ix_credited_bank_lines_account', columnNames: ['account_id'] },
          { name: 'uq_credited_bank_lines_order', columnNames: ['order_id'], isUnique: true },
        ],
        foreignKeys: [
          foreignKey('fk_credited_bank_lines_order', 'order_id', 'package_orders'),
          foreignKey('fk_credited_bank_lines_account', 'account_id', 'accounts'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
