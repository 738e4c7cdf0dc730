import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

const VAT_INDEX = 'ix_accounts_vat';

/** Registrations on their way, one-time links of accounts, and the files that came with a registration. */
export class Registration1763700000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [registrationRequests, registrationTurns, accountTokens, accountFiles])
      await runner.createTable(table, true);
    await runner.manager
      .createQueryBuilder()
      .insert()
      .into('registration_turns', ['id', 'taken'])
      .values({ id: 1, taken: 0 })
      .execute();
    await runner.createIndex('accounts', new TableIndex({ name: VAT_INDEX, columnNames: ['vat'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('accounts', VAT_INDEX);
    for (const table of [
      'account_files',
      'account_tokens',
      'registration_turns',
      'registration_requests',
    ])
      await runner.dropTable(table);
  }
}

const registrationRequests = new Table({
  name: 'registration_requests',
  columns: [idColumn(), longTextColumn('data'), timestampColumn('created')],
});

/** A single row, locked by the transaction that decides about an account; others wait. */
const registrationTurns = new Table({
  name: 'registration_turns',
  columns: [{ ...integerColumn('id'), isPrimary: true }, integerColumn('taken')],
});

const accountTokens = new Table({
  name: 'account_tokens',
  columns: [
    idColumn(),
    integerColumn('account_id'),
    textColumn('purpose', 20),
    textColumn('token_hash', 64),
    timestampColumn('created'),
    timestampColumn('expires'),
    timestampColumn('used', nullable),
  ],
  indices: [
    { name: 'uq_account_tokens_token_hash', columnNames: ['token_hash'], isUnique: true },
    { name: 'ix_account_tokens_account', columnNames: ['account_id', 'purpose'] },
  ],
  foreignKeys: [foreignKey('fk_account_tokens_account', 'account_id', 'accounts')],
});

const accountFiles = new Table({
  name: 'account_files',
  columns: [
    idColumn(),
    integerColumn('account_id'),
    textColumn('purpose', 12),
    textColumn('file_name', 200),
    integerColumn('size'),
    textColumn('content_type', 80),
    textColumn('sha256', 64),
    textColumn('storage_key', 120),
    timestampColumn('created'),
  ],
  indices: [
    { name: 'uq_account_files_purpose', columnNames: ['account_id', 'purpose'], isUnique: true },
  ],
  foreignKeys: [foreignKey('fk_account_files_account', 'account_id', 'accounts')],
});
