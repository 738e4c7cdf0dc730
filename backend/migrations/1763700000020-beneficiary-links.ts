import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** Links with which customers fill in their part of a dossier; of the secret in them only a hash is kept. */
export class BeneficiaryLinks1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'beneficiary_links',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          // Equal to dossier_id while the link works, empty afterwards: the database lets no dossier have two.
          integerColumn('live_dossier_id', nullable),
          integerColumn('created_by'),
          textColumn('token_hash', 64),
          textColumn('email', 255, nullable),
          timestampColumn('created'),
          timestampColumn('expires'),
          timestampColumn('opened', nullable),
          timestampColumn('last_opened', nullable),
          timestampColumn('saved', nullable),
          timestampColumn('finished', nullable),
          timestampColumn('revoked', nullable),
        ],
        indices: [
          { name: 'uq_beneficiary_links_token', columnNames: ['token_hash'], isUnique: true },
          { name: 'uq_beneficiary_links_live', columnNames: ['live_dossier_id'], isUnique: true },
          { name: 'ix_beneficiary_links_dossier', columnNames: ['dossier_id'] },
        ],
        foreignKeys: [
          foreignKey('fk_beneficiary_links_dossier', 'dossier_id', 'dossiers'),
          foreignKey('fk_beneficiary_links_account', 'created_by', 'accounts'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('beneficiary_links');
  }
}
