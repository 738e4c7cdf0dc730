import type { DossierForm, EneaIntermediary, PaperTexts, ServiceProvider } from '@pratiche/domain';

/** The company that files the dossier for the beneficiary, as the documents name it. */
export interface Installer {
  businessName: string | null;
  vat: string | null;
  street: string | null;
  village: string | null;
  city: string | null;
  province: string | null;
  zip: string | null;
  email: string | null;
  phone: string | null;
  attorneyFirstName: string | null;
  attorneyLastName: string | null;
  attorneySSN: string | null;
}

/** The data of a pre-filled document. */
export interface PrefilledDocumentData {
  dossierId: number;
  form: DossierForm;
  installer: Installer;
  provider: ServiceProvider;
  intermediary: EneaIntermediary;
  /** The wording in force. */
  texts: PaperTexts;
  /** Name of the portal; without it the product's own. */
  brand?: string;
  created?: Date;
}
