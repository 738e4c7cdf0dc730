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

const CUSTOMER_TITLES: Partial<Record<StepId, string>> = {
  beneficiario: 'I tuoi dati',
  ubicazione: 'La casa dei lavori',
};

/** What a step is called: customers do not call themselves and their home what the offices do. */
export const getStepTitle = (step: StepId, viewer: Viewer): string =>
  (viewer === 'beneficiary' ? CUSTOMER_TITLES[step] : undefined) ?? STEP_TITLES[step];
