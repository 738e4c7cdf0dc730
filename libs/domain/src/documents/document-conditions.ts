import { isCondominium, type DossierForm } from '../dossier/index.js';

/** Conditions a catalogue row may name, with the Italian reason shown to people. */
export const DOCUMENT_CONDITIONS = {
  acquisition: {
    why: 'Richiesta perché i dati del beneficiario sono acquisiti dal fornitore del servizio',
    holds: (form) => form.acquisizioneBeneficiario,
  },
  windows: {
    why: 'Richiesta perché la pratica comprende serramenti',
    holds: (form) => form.manufatti.serramenti.length > 0,
  },
  shadings: {
    why: 'Richiesta perché la pratica comprende schermature solari',
    holds: (form) => form.manufatti.schermature.length > 0,
  },
  shutters: {
    why: 'Richiesta perché la pratica comprende chiusure oscuranti',
    holds: (form) => form.manufatti.chiusure.length > 0,
  },
  summerCooling: {
    why: 'Richiesto perché ci sono schermature e un impianto di climatizzazione estiva',
    holds: (form) => form.impiantoClimatizzazioneEstiva && form.manufatti.schermature.length > 0,
  },
  holder: {
    why: 'Richiesto perché il beneficiario è detentore dell’immobile',
    holds: (form) => form.immovablePossessionTitle === 1,
  },
  cohabitant: {
    why: 'Richiesta perché il beneficiario è un familiare convivente',
    holds: (form) => form.immovablePossessionTitle === 2,
  },
  buyer: {
    why: 'Richiesto perché il beneficiario è un futuro acquirente',
    holds: (form) => form.immovablePossessionTitle === 3,
  },
  company: {
    why: 'Richiesta perché il beneficiario è una società',
    holds: (form) => form.isCompany && !isCondominium(form),
  },
  condominium: {
    why: 'Richiesto perché il beneficiario è un condominio',
    holds: isCondominium,
  },
} as const satisfies Record<string, { why: string; holds: (form: DossierForm) => boolean }>;

export type DocumentCondition = keyof typeof DOCUMENT_CONDITIONS;
