import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, integer, longText, moment, nullable, reference, text } from './columns.js';

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
  columns: [id(), longText('data'), moment('created')],
});

/** One row: who updates it goes first, whoever else decides about an account waits. */
const registrationTurns = new Table({
  name: 'registration_turns',
  columns: [{ ...integer('id'), isPrimary: true }, integer('taken')],
});

const accountTokens = new Table({
  name: 'account_tokens',
  columns: [
    id(),
    integer('account_id'),
    text('purpose', 20),
    text('token_hash', 64),
    moment('created'),
    moment('expires'),
    moment('used', nullable),
  ],
  indices: [
    { name: 'uq_account_tokens_token_hash', columnNames: ['token_hash'], isUnique: true },
    { name: 'ix_account_tokens_account', columnNames: ['account_id', 'purpose'] },
  ],
  foreignKeys: [reference('fk_account_tokens_account', 'account_id', 'accounts')],
});

const accountFiles = new Table({
  name: 'account_files',
  columns: [
    id(),
    integer('account_id'),
    text('purpose', 12),
    text('file_name', 200),
    integer('size'),
    text('content_type', 80),
    text('sha256', 64),
    text('storage_key', 120),
    moment('created'),
  ],
  indices: [
    { name: 'uq_account_files_purpose', columnNames: ['account_id', 'purpose'], isUnique: true },
  ],
  foreignKeys: [reference('fk_account_files_account', 'account_id', 'accounts')],
});
