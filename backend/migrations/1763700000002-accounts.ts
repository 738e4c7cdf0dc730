import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, flag, id, moment, nullable, text } from './columns.js';

/** Everybody who can log in: fitters, buyers and the back office. */
export class Accounts1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'accounts',
        columns: [
          id(),
          text('email', 254),
          text('password_hash', 255, nullable),
          text('role', 20),
          flag('email_verified'),
          flag('contract_verified'),
          flag('first_package_acquired'),
          flag('privacy_and_conditions_accepted'),
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
          ].map((name) => text(name, 255, nullable)),
          ...['province', 'attorney_province'].map((name) => text(name, 2, nullable)),
          ...['zip', 'attorney_zip'].map((name) => text(name, 9, nullable)),
          ...['ssn_company', 'vat', 'attorney_ssn'].map((name) => text(name, 16, nullable)),
          text('unique_code', 7, nullable),
          text('pec', 254, nullable),
          day('attorney_id_card_expiry_date', nullable),
          moment('created'),
          moment('updated'),
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
