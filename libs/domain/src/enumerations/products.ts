import type { ValueOf } from './choice.js';

export const TIPOLOGIE_INFISSO = [
  { value: 'finestra', label: 'Finestra' },
  { value: 'portoncino', label: 'Portoncino' },
  { value: 'cassonettoIspezioneFrontale', label: 'Cassonetto con ispezione frontale' },
  { value: 'cielino', label: 'Cielino' },
] as const;
export type TipologiaInfisso = ValueOf<typeof TIPOLOGIE_INFISSO>;

export const VETRI_PRE = [
  { value: 'singolo', label: 'Singolo' },
  { value: 'doppio', label: 'Doppio' },
  { value: 'opaco', label: 'Pannello opaco' },
] as const;
export type VetroPre = ValueOf<typeof VETRI_PRE>;

export const VETRI_POST = [
  { value: 'doppio', label: 'Doppio' },
  { value: 'triplo', label: 'Triplo' },
  { value: 'opaco', label: 'Pannello opaco' },
] as const;
export type VetroPost = ValueOf<typeof VETRI_POST>;

export const TELAI_PRE = [
  { value: 'legno', label: 'Legno' },
  { value: 'legnoDuro', label: 'Legno duro' },
  { value: 'legnoTenero', label: 'Legno tenero' },
  { value: 'pvc', label: 'PVC' },
  { value: 'pvcDue', label: 'PVC a due camere' },
  { value: 'pvcTre', label: 'PVC a tre camere' },
  { value: 'lamiera', label: 'Metallo, no taglio termico' },
  { value: 'metalloTermico', label: 'Metallo, taglio termico' },
  { value: 'misto', label: 'Misto' },
] as const;
export type TelaioPre = ValueOf<typeof TELAI_PRE>;

export const TELAI_POST = [
  { value: 'legno', label: 'Legno' },
  { value: 'pvc', label: 'PVC' },
  { value: 'metalloTermico', label: 'Metallo, taglio termico' },
  { value: 'metalloFreddo', label: 'Metallo, no taglio termico' },
  { value: 'misto', label: 'Misto' },
] as const;
export type TelaioPost = ValueOf<typeof TELAI_POST>;

export const CONFINI = [
  { value: 'esterno', label: 'Verso esterno' },
  { value: 'noRiscaldato', label: 'Verso locali non riscaldati' },
] as const;
export type Confine = ValueOf<typeof CONFINI>;

export const TIPOLOGIE_SCHERMATURA = [
  { value: 'tenda', label: 'Tenda' },
  { value: 'veneziana', label: 'Veneziana' },
  { value: 'altraSchermatura', label: 'Altra schermatura' },
] as const;
export type TipologiaSchermatura = ValueOf<typeof TIPOLOGIE_SCHERMATURA>;

export const TIPOLOGIE_FINESTRA = [
  { value: 'finestra', label: 'Finestra' },
  { value: 'portafinestra', label: 'Portafinestra' },
] as const;
export type TipologiaFinestra = ValueOf<typeof TIPOLOGIE_FINESTRA>;

export const MATERIALI_SCHERMATURA = [
  { value: 'pvc', label: 'PVC' },
  { value: 'legno', label: 'Legno' },
  { value: 'metallo', label: 'Metallo' },
  { value: 'misto', label: 'Misto' },
  { value: 'plastica', label: 'Plastica' },
  { value: 'tessuto', label: 'Tessuto' },
] as const;
export type MaterialeSchermatura = ValueOf<typeof MATERIALI_SCHERMATURA>;

export const TIPOLOGIE_VETRATA = [
  { value: 'singola', label: 'Singola' },
  { value: 'doppia', label: 'Doppia' },
  { value: 'doppiaBassoEmissiva', label: 'Doppia bassoemissiva' },
  { value: 'triplaBassoEmissiva', label: 'Tripla bassoemissiva' },
] as const;
export type TipologiaVetrata = ValueOf<typeof TIPOLOGIE_VETRATA>;

export const CHIUSURE_PRE = [
  { value: 0, label: 'Avvolgibile in PVC' },
  { value: 1, label: 'Avvolgibile in legno' },
  { value: 2, label: 'Persiana in alluminio' },
  { value: 3, label: 'Avvolgibile in alluminio' },
  { value: 4, label: 'Persiana a lamelle fisse aperte' },
  { value: 5, label: 'Persiana in legno' },
  { value: 6, label: 'Nessuna' },
] as const;
export type ChiusuraPre = ValueOf<typeof CHIUSURE_PRE>;

/** Labels are our own decision: the specification shows the codes only. */
export const CHIUSURE_POST = [
  { value: 0, label: 'Avvolgibile in plastica (PVC) con riempimento in schiuma' },
  { value: 1, label: 'Avvolgibile in legno o plastica senza schiuma' },
  { value: 2, label: 'Persiana cieca o scuro in PVC' },
  { value: 3, label: 'Persiana o scuro in legno, spessore inferiore a 25 mm' },
  { value: 4, label: 'Persiana o scuro in legno, spessore 25-30 mm' },
  { value: 5, label: 'Avvolgibile in alluminio' },
  { value: 6, label: 'Persiana o scuro in alluminio' },
  { value: 7, label: 'Persiana a lamelle fisse aperte o orientabili' },
  { value: 8, label: 'Altra chiusura oscurante isolata' },
] as const;
export type ChiusuraPost = ValueOf<typeof CHIUSURE_POST>;

export const INSTALLAZIONI = [
  { value: 'esterna', label: 'Esterna' },
  { value: 'interna', label: 'Interna' },
] as const;
export type Installazione = ValueOf<typeof INSTALLAZIONI>;

export const ESPOSIZIONI = [
  { value: 'nord', label: 'Nord' },
  { value: 'nordEst', label: 'Nord-est' },
  { value: 'est', label: 'Est' },
  { value: 'sudEst', label: 'Sud-est' },
  { value: 'sud', label: 'Sud' },
  { value: 'sudOvest', label: 'Sud-ovest' },
  { value: 'ovest', label: 'Ovest' },
  { value: 'nordOvest', label: 'Nord-ovest' },
] as const;
export type Esposizione = ValueOf<typeof ESPOSIZIONI>;

/** Shadings qualify only between east and west through south. */
export const ESPOSIZIONI_SCHERMATURA = ESPOSIZIONI.filter(({ value }) =>
  ['est', 'sudEst', 'sud', 'sudOvest', 'ovest'].includes(value),
);

export const MODALITA_CALCOLO = [
  { value: 'fornitore', label: 'Dichiarato dal fornitore' },
  { value: 'tabellaEnea', label: 'Dalla tabella ENEA' },
  { value: 'norma', label: 'Calcolato secondo UNI EN 13125' },
] as const;
export type ModalitaCalcolo = ValueOf<typeof MODALITA_CALCOLO>;

export const MECCANISMI_REGOLAZIONE = [
  { value: 'manuale', label: 'Manuale' },
  { value: 'motorizzato', label: 'Servoassistito (motorizzato)' },
  { value: 'automatizzato', label: 'Automatico' },
] as const;
export type MeccanismoRegolazione = ValueOf<typeof MECCANISMI_REGOLAZIONE>;

export const PERMEABILITA_ARIA = [
  { value: 'media', label: 'Media' },
  { value: 'bassa', label: 'Bassa' },
] as const;
export type PermeabilitaAria = ValueOf<typeof PERMEABILITA_ARIA>;
