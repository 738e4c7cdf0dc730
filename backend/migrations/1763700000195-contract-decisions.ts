import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  integerColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

/** How reviews of contracts ended, and since when an account waits for its owner's new papers. */
export class ContractDecisions1763700000195 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'contract_decisions',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('outcome', 12),
          textColumn('reason', 20, nullable),
          textColumn('note', 500, nullable),
          timestampColumn('received'),
          timestampColumn('decided'),
          integerColumn('decided_by'),
          timestampColumn('answered', nullable),
        ],
        indices: [
          { name: 'ix_contract_decisions_account', columnNames: ['account_id', 'id'] },
          { name: 'ix_contract_decisions_outcome', columnNames: ['outcome', 'id'] },
        ],
        foreignKeys: [foreignKey('fk_contract_decisions_account', 'account_id', 'accounts')],
      }),
      true,
    );
    await runner.addColumn(
      'accounts',
      new TableColumn(timestampColumn('contract_refused', nullable)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('accounts', 'contract_refused');
    await runner.dropTable('contract_decisions');
  }
}
