import type { Role } from '@pratiche/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { day, moment } from '../platform/database/index.js';

const optional = (length = 255, name?: string): PropertyDecorator =>
  Column({ type: 'varchar', length, nullable: true, ...(name === undefined ? {} : { name }) });

/** Somebody who can log in (specification platform §3). Property names are those of the API. */
@Entity('accounts')
@Index('ix_accounts_deleted', ['deleted'])
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

  @Column({ type: 'boolean' })
  firstPackageAcquired: boolean;

  @Column({ type: 'boolean' })
  privacyAndConditionsAccepted: boolean;

  @optional() firstName: string | null;
  @optional() lastName: string | null;
  @optional() phone: string | null;
  @optional() businessName: string | null;
  @optional() street: string | null;
  @optional() village: string | null;
  @optional() city: string | null;
  @optional(2) province: string | null;
  @optional() region: string | null;
  @optional(9) zip: string | null;
  @optional() legalForm: string | null;
  @optional(16, 'ssn_company') sSNCompany: string | null;
  @Index('ix_accounts_vat')
  @optional(16)
  vat: string | null;
  @optional(254) pec: string | null;
  @optional(7) uniqueCode: string | null;
  @optional() sponsor: string | null;

  @optional() attorneyFirstName: string | null;
  @optional() attorneyLastName: string | null;
  @optional() attorneyMunicipality: string | null;
  @optional() attorneyVillage: string | null;
  @optional() attorneyCity: string | null;
  @optional(2) attorneyProvince: string | null;
  @optional() attorneyRegion: string | null;
  @optional(9) attorneyZip: string | null;
  @optional(16) attorneySSN: string | null;
  @optional() attorneyIDCardType: string | null;
  @day({ nullable: true }) attorneyIDCardExpiryDate: string | null;
  @optional() attorneyIDCardNumber: string | null;
  @optional() attorneyIDCardIssuingAuthority: string | null;

  /** Since when nobody can log in with it or send dossiers. */
  @moment({ nullable: true })
  suspended: Date | null;

  /** When its owner asked to have it deleted; the back office has not answered yet. */
  @Index('ix_accounts_deletion_requested')
  @moment({ nullable: true })
  deletionRequested: Date | null;

  /** Since when nothing personal is left of it; what is counted by its number stays. */
  @moment({ nullable: true })
  deleted: Date | null;

  @moment()
  created: Date;

  @moment()
  updated: Date;
}
