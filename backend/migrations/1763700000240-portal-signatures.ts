import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  allowDeleteOfErased,
  dropTriggers,
  forbidColumnChanges,
  forbidInsertWhen,
  forbidUpdate,
} from './append-only.js';
import { nullable, textColumn } from './columns.js';

const SEALED_COLUMNS = [
  'id',
  'dossier_id',
  'code',
  'envelope',
  'snapshot',
  'texts',
  'document_sha256',
  'storage_key',
  'file_name',
  'size',
  'pages',
  'verification_code',
  'link_id',
  'seal',
  'drawing',
  'created',
  'signed',
];

/**
 * Signatures of the portal over events of papers signed online; the database itself refuses to
 * change a record, and deletes it with its erased dossier alone.
 */
export class PortalSignatures1763700000240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('signature_events', 'portal_signature')))
      await runner.addColumn(
        'signature_events',
        new TableColumn(textColumn('portal_signature', 160, nullable)),
      );
    // A process of the release before signs no events, and must not add one to a signed record.
    await forbidInsertWhen(
      runner,
      'signature_events',
      `NEW.portal_signature IS NULL AND EXISTS (SELECT 1 FROM paper_signatures
       WHERE paper_signatures.id = NEW.signature_id AND LENGTH(paper_signatures.verification_code) > 20)`,
    );
    await forbidUpdate(runner, 'signature_events');
    await allowDeleteOfErased(
      runner,
      'signature_events',
      `SELECT 1 FROM paper_signatures JOIN dossiers ON dossiers.id = paper_signatures.dossier_id
       WHERE paper_signatures.id = OLD.signature_id AND dossiers.erased IS NOT NULL`,
    );
    await forbidColumnChanges(runner, 'paper_signatures', SEALED_COLUMNS, 'seal');
    await allowDeleteOfErased(
      runner,
      'paper_signatures',
      'SELECT 1 FROM dossiers WHERE dossiers.id = OLD.dossier_id AND dossiers.erased IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTriggers(runner, 'paper_signatures');
    await dropTriggers(runner, 'signature_events');
    await runner.dropColumn('signature_events', 'portal_signature');
  }
}
