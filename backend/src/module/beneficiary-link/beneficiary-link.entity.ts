import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** A link with which a customer fills in the beneficiary's part of one dossier. */
@Entity('beneficiary_links')
@Index('uq_beneficiary_links_token', ['tokenHash'], { unique: true })
@Index('uq_beneficiary_links_mail_token', ['mailTokenHash'], { unique: true })
@Index('uq_beneficiary_links_live', ['liveDossierId'], { unique: true })
@Index('ix_beneficiary_links_dossier', ['dossierId'])
export class BeneficiaryLink {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_beneficiary_links_dossier' })
  dossierId: number;

  /** The dossier again while the link is not revoked: unique, so that a dossier never has two. */
  @Column({ type: 'integer', nullable: true })
  liveDossierId: number | null;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_beneficiary_links_account' })
  createdBy: number;

  /** SHA-256 of the token in hexadecimal, so that the database alone does not open the link. */
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  /** SHA-256 of a second token: later e-mails need one, and the first is kept as a hash only. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  mailTokenHash: string | null;

  /** `null` for a link shared without e-mail. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  email: string | null;

  /** Codes of the papers that an e-mail has called ready to sign, separated by commas. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  announcedPapers: string | null;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn()
  expires: Date;

  @DateTimeColumn({ nullable: true })
  opened: Date | null;

  @DateTimeColumn({ nullable: true })
  lastOpened: Date | null;

  @DateTimeColumn({ nullable: true })
  saved: Date | null;

  /** When the customer finished the form. */
  @DateTimeColumn({ nullable: true })
  finished: Date | null;

  /** Revoked by the owner, by a newer link or with the dossier. */
  @DateTimeColumn({ nullable: true })
  revoked: Date | null;
}
