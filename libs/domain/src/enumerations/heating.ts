import type { ValueOf } from './choice.js';

export const TIPI_IMPIANTO = [
  { value: 'autonomo', label: 'Autonomo' },
  { value: 'centralizzato', label: 'Centralizzato' },
  {
    value: 'centralizzatoContabilizzazione',
    label: 'Centralizzato con contabilizzazione di calore per singolo utente',
  },
  { value: 'centralizzatoGeneratori', label: 'Centralizzato con più generatori di calore' },
  {
    value: 'centralizzatoGeneratoriContabilizzazione',
    label:
      'Centralizzato con più generatori di calore e contabilizzazione del calore per singolo utente',
  },
] as const;
export type TipoImpianto = ValueOf<typeof TIPI_IMPIANTO>;

export const TERMINALI_EROGAZIONE = [
  { value: 'termoconvettori', label: 'Termoconvettori' },
  { value: 'ventilconvettori', label: 'Ventilconvettori' },
  { value: 'bocchette', label: 'Bocchette aria calda' },
  { value: 'radiatori', label: 'Radiatori' },
  { value: 'pannelliIsolati', label: 'Pannelli radianti isolati dalle strutture' },
  { value: 'pannelliAnnegati', label: 'Pannelli radianti annegati nella struttura' },
  { value: 'split', label: 'Split' },
  { value: 'altro', label: 'Altro' },
] as const;
export type TerminaleErogazione = ValueOf<typeof TERMINALI_EROGAZIONE>;

export const VETTORI_ENERGETICI = [
  { value: 'metano', label: 'Gas metano' },
  { value: 'gasolio', label: 'Gasolio' },
  { value: 'gpl', label: 'GPL' },
  { value: 'teleriscaldamento', label: 'Teleriscaldamento' },
  { value: 'olio', label: 'Olio combustibile' },
  { value: 'energiaElettrica', label: 'Energia elettrica' },
  { value: 'biomassa', label: 'Biomassa' },
  { value: 'altro', label: 'Altro' },
] as const;
export type VettoreEnergetico = ValueOf<typeof VETTORI_ENERGETICI>;

export const TIPI_GENERATORE = [
  { value: 'caldaiaACS', label: 'Caldaia ad acqua calda standard' },
  { value: 'caldaiaACBassaTemperatura', label: 'Caldaia ad acqua calda a bassa temperatura' },
  { value: 'caldaiaCondensazione', label: 'Caldaia a condensazione' },
  { value: 'caldaiaGasolio', label: 'Caldaia a gasolio' },
  { value: 'pompaCalore', label: 'Pompa di calore' },
  { value: 'ariaCalda', label: 'Generatore ad aria calda' },
  { value: 'teleriscaldamento', label: 'Teleriscaldamento' },
  { value: 'biomassa', label: 'Biomassa' },
  { value: 'altro', label: 'Altro' },
] as const;
export type TipoGeneratore = ValueOf<typeof TIPI_GENERATORE>;

/** How the heat reaches the rooms; the words are ours, ENEA's are to be checked. */
export const TIPI_DISTRIBUZIONE = [
  { value: 'orizzontale', label: 'Orizzontale' },
  { value: 'verticale', label: 'Verticale' },
] as const;
export type TipoDistribuzione = ValueOf<typeof TIPI_DISTRIBUZIONE>;

/** How the heating is regulated; the words are ours, ENEA's are to be checked. */
export const TIPI_REGOLAZIONE = [
  { value: 'termostatoAmbiente', label: 'Termostato ambiente' },
  { value: 'valvoleTermostatiche', label: 'Valvole termostatiche' },
  { value: 'climaticaCentralizzata', label: 'Climatica centralizzata' },
  { value: 'nessuna', label: 'Nessuna' },
] as const;
export type TipoRegolazione = ValueOf<typeof TIPI_REGOLAZIONE>;
