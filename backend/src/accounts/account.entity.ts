import type { Role } from '@pratiche/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DayColumn, DateTimeColumn } from '../platform/database/index.js';

const optionalColumn = (length = 255, name?: string): PropertyDecorator =>
  Column({ type: 'varchar', length, nullable: true, ...(name === undefined ? {} : { name }) });

/** A person or company that can log in (specification platform §3). Property names are those of the API. */
@Entity('accounts')
@Index('ix_accounts_deleted', ['deleted'])
@Index('ix_accounts_verified', ['emailVerified', 'contractVerified'])
export class Account {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lower case. */
  @Index('uq_accounts_email', { unique: true })
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** Argon2id; `null` for an account that has not chosen a password yet. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  passwordHash: string | null;

  @Column({ type: 'varchar', length: 20 })
  role: Role;

  @Column({ type: 'boolean' })
  emailVerified: boolean;

  @Column({ type: 'boolean' })
  contractVerified: boolean;

  /** Since when its owner has to hand in new papers; `null` while the back office reviews them. */
  @DateTimeColumn({ nullable: true })
  contractRefused: Date | null;

  @Column({ type: 'boolean' })
  firstPackageAcquired: boolean;

  @Column({ type: 'boolean' })
  privacyAndConditionsAccepted: boolean;

  /** Edition of the conditions that were in force when they were accepted by a tick. */
  @optionalColumn(40) termsEdition: string | null;

  @DateTimeColumn({ nullable: true })
  termsAccepted: Date | null;

  @optionalColumn() firstName: string | null;
  @optionalColumn() lastName: string | null;
  @optionalColumn() phone: string | null;
  @optionalColumn() businessName: string | null;
  @optionalColumn() street: string | null;
  @optionalColumn() village: string | null;
  @optionalColumn() city: string | null;
  @optionalColumn(2) province: string | null;
  @optionalColumn() region: string | null;
  @optionalColumn(9) zip: string | null;
  @optionalColumn() legalForm: string | null;
  @optionalColumn(16, 'ssn_company') sSNCompany: string | null;
  @Index('ix_accounts_vat')
  @optionalColumn(16)
  vat: string | null;
  @optionalColumn(254) pec: string | null;
  @optionalColumn(7) uniqueCode: string | null;
  @optionalColumn() sponsor: string | null;

  /** Who of the back office looks after the company. */
  @Column({ type: 'integer', nullable: true })
  operatorId: number | null;

  @optionalColumn() attorneyFirstName: string | null;
  @optionalColumn() attorneyLastName: string | null;
  @optionalColumn() attorneyMunicipality: string | null;
  @optionalColumn() attorneyVillage: string | null;
  @optionalColumn() attorneyCity: string | null;
  @optionalColumn(2) attorneyProvince: string | null;
  @optionalColumn() attorneyRegion: string | null;
  @optionalColumn(9) attorneyZip: string | null;
  @optionalColumn(16) attorneySSN: string | null;
  @optionalColumn() attorneyIDCardType: string | null;
  @DayColumn({ nullable: true }) attorneyIDCardExpiryDate: string | null;
  @optionalColumn() attorneyIDCardNumber: string | null;
  @optionalColumn() attorneyIDCardIssuingAuthority: string | null;

  /** PNG as a data address that customers see beside the company's name; read by those who show it. */
  @Column({ type: 'text', nullable: true, select: false })
  logo?: string | null;

  /** Since when it can neither log in nor send dossiers. */
  @DateTimeColumn({ nullable: true })
  suspended: Date | null;

  /** When the owner requested deletion; set until the back office answers. */
  @Index('ix_accounts_deletion_requested')
  @DateTimeColumn({ nullable: true })
  deletionRequested: Date | null;

  /** When the personal data was erased; the id and the rows that refer to it stay. */
  @DateTimeColumn({ nullable: true })
  deleted: Date | null;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn()
  updated: Date;
}
