import type { PaperCode } from '@pratiche/domain';
import type { SignatureState } from '@pratiche/domain/signatures';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';
import type { DrawingCopyState } from './drawing-copies/drawing-copies.constants.js';
import type { TimestampState } from './dto/paper-signature.dto.js';

/** The online signature of one paper of a dossier, from the moment the paper is prepared for it. */
@Entity('paper_signatures')
@Index('uq_paper_signatures_live', ['livePaper'], { unique: true })
@Index('uq_paper_signatures_code', ['verificationCode'], { unique: true })
@Index('ix_paper_signatures_dossier', ['dossierId'])
@Index('ix_paper_signatures_hash', ['documentSha256'])
@Index('ix_paper_signatures_storage_key', ['storageKey'])
@Index('ix_paper_signatures_timestamp', ['timestampState'])
@Index('ix_paper_signatures_drawing_copy', ['drawingCopyState'])
export class PaperSignature {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_paper_signatures_dossier' })
  dossierId: number;

  @Column({ type: 'varchar', length: 12 })
  code: PaperCode;

  /** Dossier and paper again until it ends: unique, so that a paper is never signed twice. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  livePaper: string | null;

  @Column({ type: 'varchar', length: 12 })
  state: SignatureState;

  /** `SignatureEnvelope` as canonical JSON. */
  @Column({ type: 'text' })
  envelope: string;

  /** What is printed, as canonical JSON. */
  @Column({ type: 'text' })
  snapshot: string;

  /** The wording with which the printed values are compared later. */
  @Column({ type: 'text' })
  texts: string;

  @Column({ type: 'varchar', length: 64 })
  documentSha256: string;

  @Column({ type: 'varchar', length: 120 })
  storageKey: string;

  @Column({ type: 'varchar', length: 200 })
  fileName: string;

  @Column({ type: 'integer' })
  size: number;

  @Column({ type: 'integer' })
  pages: number;

  @Column({ type: 'varchar', length: 40 })
  verificationCode: string;

  /** The customer's link, which may be deleted before the signature. */
  @Column({ type: 'integer', nullable: true })
  linkId: number | null;

  /** The document of the dossier that the signed paper counts as. */
  @Column({ type: 'integer', nullable: true })
  fileId: number | null;

  @Column({ type: 'integer' })
  headSeq: number;

  @Column({ type: 'varchar', length: 64 })
  headHash: string;

  @Column({ type: 'varchar', length: 64, nullable: true })
  seal: string | null;

  /**
   * The signature as canonical JSON, without speed or pressure: `SignatureMark`. Releases before
   * strokes stored a PNG in base64, which nothing but the job for the copies decodes.
   */
  @Column({ type: 'text', nullable: true })
  drawing: string | null;

  /** PNG in base64 that the portal wrote itself, drawn in place of a stored picture. */
  @Column({ type: 'text', nullable: true })
  drawingCopy: string | null;

  /** `null` where the drawing is no picture, and for a picture that waits for its copy. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  drawingCopyState: DrawingCopyState | null;

  /** Keyed hash of the code that was sent last. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  codeHash: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  codeAddress: string | null;

  @DateTimeColumn({ nullable: true })
  codeExpires: Date | null;

  @Column({ type: 'integer' })
  codeTries: number;

  /** The RFC 3161 answer, DER in base64. */
  @Column({ type: 'text', nullable: true })
  token: string | null;

  @Column({ type: 'varchar', length: 8 })
  timestampState: TimestampState;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn({ nullable: true })
  signed: Date | null;

  @DateTimeColumn({ nullable: true })
  ended: Date | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;
}
