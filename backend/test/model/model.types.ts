import type { StatusCode } from '@pratiche/domain';
import type { Member } from '../kit/dossier-flow.js';
import type { Sql } from '../kit/sql-client.js';

/** A dossier as the model knows it. */
export interface ModelDossier {
  id: number;
  version: number;
  status: StatusCode;
  /** Declarations to ENEA. */
  filings: 1 | 2;
  hasDocuments: boolean;
  isDeleted: boolean;
  /** Declarations of the CPID and of the receipt that are uploaded. */
  cpids: Set<string>;
  receipts: Set<string>;
  /** The energy saving of the second declaration is written. */
  hasSaving: boolean;
  request: { id: number; hasFile: boolean } | null;
  /** Credits taken for the sending in force, by package; empty while it is with its owner. */
  debits: Map<number, number>;
  /** Its acceptance, while nothing else has happened to it. */
  accepted: { by: Member; at: number } | null;
  /** Keys of the sendings that were done. */
  sendKeys: string[];
  sendings: number;
}

export interface ModelOrder {
  id: number;
  packageId: number;
  credits: number;
  status: 'pending' | 'confirmed' | 'rejected' | 'withdrawn';
}

/** What the portal should hold of one company. Credits are whole ones. */
export interface Model {
  /** Oldest first. */
  packages: { id: number; credits: number }[];
  dossiers: ModelDossier[];
  orders: ModelOrder[];
}

/** The running portal, and the people who use it in one sequence. */
export interface Real {
  sql: Sql;
  owner: Member;
  operators: readonly [Member, Member];
  superAdmin: Member;
  /** Packages on sale: 1, 3 and 10 credits. */
  offers: readonly { id: number; credits: number }[];
  /** Items of the documents that sending demands. */
  mandatory: readonly number[];
  /** Begins a request; a scheduled run decides here which of several is first. */
  start: <T>(call: () => Promise<T>) => Promise<T>;
  /** A number that no other command of this run has had. */
  next: () => number;
  /** Commands run so far. */
  taken: () => number;
  countStep: () => void;
}
