import type { DossierForm } from '@pratiche/domain';

/** The company that files the dossier for the beneficiary, as the documents name it. */
export interface Installer {
  businessName: string | null;
  vat: string | null;
  street: string | null;
  village: string | null;
  city: string | null;
  province: string | null;
  zip: string | null;
  attorneyFirstName: string | null;
  attorneyLastName: string | null;
  attorneySSN: string | null;
}

/** The data of a pre-filled document. */
export interface PrefilledDocumentData {
  dossierId: number;
  form: DossierForm;
  installer: Installer;
  created?: Date;
}

/** Codes of the documents with a pre-filled version. */
export const PREFILLED_CODES = ['DELEGA', 'ATTO', 'REQ', 'CONGR'] as const;
export type PrefilledCode = (typeof PREFILLED_CODES)[number];
