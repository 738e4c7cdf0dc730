import type { Choice, ValueOf } from './choice.js';

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

/** Ways in which the heat reaches the rooms, in ENEA's words. */
export const TIPI_DISTRIBUZIONE = [
  {
    value: 'colonneAmbientiRiscaldati',
    label: 'Edifici a colonne montanti situate totalmente all’interno degli ambienti riscaldati',
  },
  {
    value: 'colonneNonIsolate',
    label:
      'Edifici a colonne montanti, non isolate termicamente, inserite all’interno delle pareti',
  },
  {
    value: 'colonneIsolate',
    label:
      'Edifici a colonne montanti isolate secondo normativa e ubicate all’interno delle pareti',
  },
  { value: 'orizzontale', label: 'Edifici con distribuzione orizzontale o ad anello' },
] as const;

/** Answers of earlier versions that name none of ENEA's: kept readable, offered no longer. */
export const FORMER_TIPI_DISTRIBUZIONE = [{ value: 'verticale', label: 'Verticale' }] as const;
export type TipoDistribuzione =
  ValueOf<typeof TIPI_DISTRIBUZIONE> | ValueOf<typeof FORMER_TIPI_DISTRIBUZIONE>;

/** Ways in which the heating is regulated, in ENEA's words. */
export const TIPI_REGOLAZIONE = [
  { value: 'climaticaCentralizzata', label: 'Regolazione centralizzata' },
  { value: 'valvoleTermostatiche', label: 'Regolazione su terminale di erogazione' },
  { value: 'termostatoAmbiente', label: 'Regolazione ad ambiente o a zona' },
] as const;

/** As {@link FORMER_TIPI_DISTRIBUZIONE}. */
export const FORMER_TIPI_REGOLAZIONE = [{ value: 'nessuna', label: 'Nessuna' }] as const;
export type TipoRegolazione =
  ValueOf<typeof TIPI_REGOLAZIONE> | ValueOf<typeof FORMER_TIPI_REGOLAZIONE>;

const FORMER_CHOICES: ReadonlyMap<readonly Choice[], readonly Choice[]> = new Map<
  readonly Choice[],
  readonly Choice[]
>([
  [TIPI_DISTRIBUZIONE, FORMER_TIPI_DISTRIBUZIONE],
  [TIPI_REGOLAZIONE, FORMER_TIPI_REGOLAZIONE],
]);

/** Answers of earlier versions to a list of choices; none for most lists. */
export const listFormerChoices = (choices: readonly Choice[]): readonly Choice[] =>
  FORMER_CHOICES.get(choices) ?? [];
