/** Steps of the wizard, in the order of the longest sequence (spec wizard §2). */
export const STEP_TITLES = {
  servizio: 'Servizio',
  beneficiario: 'Beneficiario',
  residenza: 'Residenza',
  ubicazione: 'Ubicazione immobile',
  catasto: 'Dati catastali',
  immobile: 'Caratteristiche immobile',
  intervento: 'Intervento',
  manufatti: 'Manufatti',
  impianto: 'Impianto termico esistente',
  spese: 'Dettagli economici',
  documentazione: 'Documentazione',
  amministrazione: 'Amministrazione pratica',
} as const;

export type StepId = keyof typeof STEP_TITLES;

/** Every step id, in order. */
export const STEP_IDS = Object.keys(STEP_TITLES) as StepId[];

/** Whose wizard it is: the fitter's, the back office's, or the beneficiary's page. */
export type Viewer = 'fitter' | 'admin' | 'beneficiary';

/** What a step is called: customers do not call themselves what the offices do. */
export const getStepTitle = (step: StepId, viewer: Viewer): string =>
  viewer === 'beneficiary' && step === 'beneficiario' ? 'I tuoi dati' : STEP_TITLES[step];
