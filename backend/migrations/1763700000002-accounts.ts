import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  dateColumn,
  booleanColumn,
  idColumn,
  timestampColumn,
  nullable,
  textColumn,
} from './columns.js';

/** Everybody who can log in: fitters, buyers and the back office. */
export class Accounts1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'accounts',
        columns: [
          idColumn(),
          textColumn('email', 254),
          textColumn('password_hash', 255, nullable),
          textColumn('role', 20),
          booleanColumn('email_verified'),
          booleanColumn('contract_verified'),
          booleanColumn('first_package_acquired'),
          booleanColumn('privacy_and_conditions_accepted'),
          ...[
            'first_name',
            'last_name',
            'phone',
            'business_name',
            'street',
            'village',
            'city',
            'region',
            'legal_form',
            'attorney_first_name',
            'attorney_last_name',
            'attorney_municipality',
            'attorney_village',
            'attorney_city',
            'attorney_region',
            'attorney_id_card_type',
            'attorney_id_card_number',
            'attorney_id_card_issuing_authority',
            'sponsor',
          ].map((name) => textColumn(name, 255, nullable)),
          ...['province', 'attorney_province'].map((name) => textColumn(name, 2, nullable)),
          ...['zip', 'attorney_zip'].map((name) => textColumn(name, 9, nullable)),
          ...['ssn_company', 'vat', 'attorney_ssn'].map((name) => textColumn(name, 16, nullable)),
          textColumn('unique_code', 7, nullable),
          textColumn('pec', 254, nullable),
          dateColumn('attorney_id_card_expiry_date', nullable),
          timestampColumn('created'),
          timestampColumn('updated'),
        ],
        indices: [{ name: 'uq_accounts_email', columnNames: ['email'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('accounts');
  }
}
