import type { DossierForm, ListFilter, ServiceType } from '@pratiche/domain';
import type { Submission } from './submission.js';

export interface DossierStatus {
  code: string;
  name: string;
  statusPercentage: number;
}

/** One row of the append-only history of a dossier. */
export interface StatusChange {
  id: number;
  at: string;
  from: string | null;
  to: string;
  /** Name people recognise: company or operator. */
  who: string;
  reason: string | null;
  /** Id of the file attached to a rejection. */
  attachmentId: number | null;
}

/** The data the server stores of a dossier besides the form. */
export interface DossierRecord {
  id: number;
  /** Counts saves. A save names the version it started from. */
  version: number;
  status: DossierStatus;
  accountId: number;
  created: string;
  updated: string;
  sentDate: string | null;
  receivedDate: string | null;
  completedDate: string | null;
  deadlineDate: string | null;
  rejectReason: string | null;
  operatoreName: string | null;
  /** Counts and costs frozen when it was sent. */
  moduleCredits: ModuleCredits | null;
  totalCost: number | null;
}

/** A dossier as `GET Module/{id}` and `PUT Module` answer it. */
export type Dossier = DossierForm & DossierRecord;

/** A file only the back office uploads, by its name; `file` is null until it is there. */
export interface AdminFile {
  name: 'Ricevuta' | 'CodiceCpid';
  file: UploadedFile | null;
}

/** A dossier as the back office reads it. */
export interface AdminDossier extends Dossier {
  history: StatusChange[];
  businessName: string | null;
  accountEmail: string;
  /** The required documents, with the files the fitter uploaded. */
  documents: DocumentSetItem[];
  /** Always both, in this order: CodiceCpid, Ricevuta. */
  adminFiles: AdminFile[];
  /** What the stored data are compared with; `null` when there is nothing earlier. */
  previousSubmission: Submission | null;
}

/** Body of `PUT Module`: a new dossier has no id (or 0). `version` is required with an id. */
export type DossierInput = Partial<DossierForm> & { id?: number; version?: number };

export interface DossierListItem {
  id: number;
  created: string;
  updated: string;
  client: string;
  serviceType: ServiceType | null;
  deadlineDate: string | null;
  rejectReason: string | null;
  status: DossierStatus;
  sentDate: string | null;
  receivedDate: string | null;
  completedDate: string | null;
  /** Account of the operator it is assigned to. */
  operatorId: number | null;
  operatoreName: string | null;
  /** Installer's company. */
  businessName: string | null;
  /** Messages of the other side not seen yet. */
  unreadMessages: number;
  /** Number of documents requested again and still missing. */
  openRequests: number;
}

export type ListState = ListFilter;

/** Query of `GET Module/getAll`. Without `page` every row of the caller is answered. */
export interface DossierListQuery {
  state: ListState;
  page?: number;
  pageSize?: number;
  /** Field name, with a leading `-` for descending: `-created`. */
  sort?: string;
  /** Free text over number, client, company. */
  search?: string;
  company?: string;
  client?: string;
  operator?: string;
  /** `me`, `none` or the number of an operator's account. */
  operatorId?: string;
  /** Status code. */
  status?: string;
  serviceType?: number;
  /** Inclusive, on the list's own date (created, sent or received), `yyyy-mm-dd`. */
  dateFrom?: string;
  dateTo?: string;
  /** Inclusive, on the last day to send. */
  deadlineFrom?: string;
  deadlineTo?: string;
}

export interface ModuleCredits {
  numEcobonus: number;
  numBonusCasa: number;
  numCalcoloEnergetico: number;
}

/** One filing and the package it is charged to. Credits and euro with two decimals. */
export interface CostLine {
  kind: 'ecobonus' | 'bonusCasa' | 'calcoloEnergetico';
  label: string;
  packageName: string;
  credits: number;
  euro: number;
}

/** A file uploaded to a dossier. */
export interface UploadedFile {
  id: number;
  fileName: string;
  size: number;
  contentType: string;
  created: string;
  /** The file cannot be opened before the virus scan. Present only when true. */
  awaitsScan?: true;
}

/** A required document of the dossier, with its state. */
export interface DocumentSetItem {
  id: number;
  document: { code: string; name: string; isUploaded: boolean; files: UploadedFile[] };
  toBeUploaded: boolean;
  isMandatory: boolean;
  /** Why the document is required, in Italian. */
  why: string;
  /** A copy pre-filled from the dossier can be downloaded, to sign and upload. */
  isPrefilled: boolean;
  /**
   * The back office requested the document again, and the request is open. Present only when true.
   */
  isAskedAgain?: true;
}

/** A document with files that the dossier required earlier and no longer requires. */
export interface FormerDocument {
  id: number;
  name: string;
  files: UploadedFile[];
}

/** Answer of `PUT Module/lastStepDraft`. */
export interface LastStep {
  moduleId: number;
  version: number;
  hasEnoughCredits: boolean;
  moduleCredits: ModuleCredits;
  /** Euro. */
  totalCost: number;
  costLines: CostLine[];
  /** Credits of the account now and after sending. */
  creditsBefore: number;
  creditsAfter: number | null;
  documentSet: {
    documentsDocumentsSetResponse: DocumentSetItem[];
    noLongerAsked: FormerDocument[];
  };
}

/** Answer of `POST Module/send/{id}`. */
export interface SendResult {
  moduleId: number;
  status: DossierStatus;
  message: string;
}
