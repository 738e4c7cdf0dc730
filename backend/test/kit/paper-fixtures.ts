import {
  BUILT_IN_SETTINGS,
  type DossierForm,
  type PaperCode,
  createAllRules,
} from '@pratiche/domain';
import { PAPER_TEXTS } from '@pratiche/domain/settings';
import { createPrefilledPdf } from '../../src/module/prefilled-documents/prefilled-document.factory.js';
import type {
  Installer,
  PrefilledDocumentData,
} from '../../src/module/prefilled-documents/prefilled-document.types.js';
import { chiusura, ecobonusForm, schermatura, serramento } from './dossier-fixtures.js';
import { pdfText } from './pdf-text.js';

/** The company that the papers name. */
export const installer: Installer = {
  businessName: 'Serramenti Bianchi Srl',
  vat: '01234567897',
  street: 'Via Prova 1',
  village: null,
  city: 'Cuneo',
  province: 'CN',
  zip: '12100',
  email: 'info@bianchi.example',
  phone: '0171123456',
  attorneyFirstName: 'Carlo',
  attorneyLastName: 'Bianchi',
  attorneySSN: null,
};
export const createPaperData = (form: DossierForm): PrefilledDocumentData => ({
  dossierId: 12,
  form,
  installer,
  provider: { name: 'Portale Srl', address: 'Torino', vat: '98765432103', pec: '' },
  intermediary: { name: 'Giulia Verdi', ssn: 'VRDGLI80A41L219X' },
  texts: PAPER_TEXTS,
});
/** Text of a paper, as it would be copied from it. */
export const paperText = async (code: PaperCode, form: DossierForm, settings = BUILT_IN_SETTINGS) =>
  pdfText(await createPrefilledPdf(code, createPaperData(form), createAllRules(settings)));
const days = { interventionStartDate: '2026-03-02', interventionEndDate: '2026-03-20' };
/** A dossier with each kind of product; the second window is beyond the Ecobonus limit. */
export const mixed = ecobonusForm({
  ...days,
  manufatti: {
    serramenti: [serramento(), serramento({ trasmittanzaPost: 1.35 })],
    schermature: [schermatura()],
    chiusure: [chiusura()],
  },
  spese: { ...ecobonusForm().spese, spesaDetraibileSchermature: 700, spesaDetraibileChiusure: 400 },
});
