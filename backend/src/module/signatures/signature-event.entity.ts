import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One step of a signature, linked to the step before it by its hash. */
@Entity('signature_events')
@Index('uq_signature_events_seq', ['signatureId', 'seq'], { unique: true })
export class SignatureEventRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('PaperSignature', 'id', { name: 'fk_signature_events_signature' })
  signatureId: number;

  @Column({ type: 'integer' })
  seq: number;

  /** `SignatureEvent` as canonical JSON. */
  @Column({ type: 'text' })
  body: string;

  /** `kid:signature` of the portal; `null` in records of former releases. */
  @Column({ type: 'varchar', length: 160, nullable: true })
  portalSignature: string | null;
}
