import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, integer, moment, nullable, reference, text } from './columns.js';

/** Links with which customers fill in their part of a dossier; of the secret in them only a hash is kept. */
export class BeneficiaryLinks1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'beneficiary_links',
        columns: [
          id(),
          integer('dossier_id'),
          // Equal to dossier_id while the link works, empty afterwards: the database lets no dossier have two.
          integer('live_dossier_id', nullable),
          integer('created_by'),
          text('token_hash', 64),
          text('email', 255, nullable),
          moment('created'),
          moment('expires'),
          moment('opened', nullable),
          moment('last_opened', nullable),
          moment('saved', nullable),
          moment('finished', nullable),
          moment('revoked', nullable),
        ],
        indices: [
          { name: 'uq_beneficiary_links_token', columnNames: ['token_hash'], isUnique: true },
          { name: 'uq_beneficiary_links_live', columnNames: ['live_dossier_id'], isUnique: true },
          { name: 'ix_beneficiary_links_dossier', columnNames: ['dossier_id'] },
        ],
        foreignKeys: [
          reference('fk_beneficiary_links_dossier', 'dossier_id', 'dossiers'),
          reference('fk_beneficiary_links_account', 'created_by', 'accounts'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('beneficiary_links');
  }
}
