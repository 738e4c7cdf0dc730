import type {
  AltezzaSoffitto,
  ChiusuraPost,
  ChiusuraPre,
  Confine,
  DifferenzaPiani,
  DistanzaOstruzione,
  Esposizione,
  Installazione,
  MaterialeSchermatura,
  MeccanismoRegolazione,
  ModalitaCalcolo,
  PermeabilitaAria,
  PosizioneAggetto,
  ProfonditaAggetto,
  TelaioPost,
  TelaioPre,
  TipologiaFinestra,
  TipologiaInfisso,
  TipologiaSchermatura,
  TipologiaVetrata,
  VetroPost,
  VetroPre,
} from '../enumerations/index.js';

/** A window row. Surfaces in m², transmittances in W/m²K. */
export interface Serramento {
  tipologiaInfisso: TipologiaInfisso | null;
  tipologiaTelaioPre: TelaioPre | null;
  tipologiaTelaioPost: TelaioPost | null;
  tipologiaVetroPre: VetroPre | null;
  tipologiaVetroPost: VetroPost | null;
  trasmittanzaPre: number | null;
  trasmittanzaPost: number | null;
  superficie: number | null;
  confine: Confine | null;
  installazioneChiusuraOscurante: boolean;
}

/** Overhangs and obstructions in front of a shaded window (codes as in spec wizard §9). `verticali.distanza` in metres. */
export interface AggettiOstruzioni {
  orizzontali: {
    altezzaSoffitto: AltezzaSoffitto | null;
    profonditaAggetto: ProfonditaAggetto | null;
  };
  verticali: {
    posizione: PosizioneAggetto | null;
    distanza: number | null;
    profondita: ProfonditaAggetto | null;
  };
  ostruzioni: { distanza: DistanzaOstruzione | null; differenzaPiani: DifferenzaPiani | null };
}

/** A solar shading row. `trasmissioneSolare` (gtot) from 0 to 0.35. */
export interface Schermatura {
  tipologia: TipologiaSchermatura | null;
  installazione: Installazione | null;
  superficieSchermatura: number | null;
  superficieFinestrata: number | null;
  tipologiaFinestra: TipologiaFinestra | null;
  tipologiaVetrata: TipologiaVetrata | null;
  esposizione: Esposizione | null;
  trasmissioneSolare: number | null;
  materialeSchermatura: MaterialeSchermatura | null;
  meccanismoRegolazione: MeccanismoRegolazione | null;
  modalitaCalcoloResistenzaTermica: ModalitaCalcolo | null;
  aggettiOstruzioni: AggettiOstruzioni | null;
}

/** A shutter row. Resistances in m²K/W, `uwInfissoChiusura` in W/m²K. */
export interface Chiusura {
  tipologiaPre: ChiusuraPre | null;
  tipologiaPost: ChiusuraPost | null;
  installazione: Installazione | null;
  superficieChiusura: number | null;
  superficieFinestrata: number | null;
  tipologiaVetrata: TipologiaVetrata | null;
  esposizione: Esposizione | null;
  permeabilitaAria: PermeabilitaAria | null;
  resistenzaTermicaIniziale: number | null;
  resistenzaTermicaFinale: number | null;
  modalitaCalcoloResistenzaTermica: ModalitaCalcolo | null;
  trasmissioneSolare: number | null;
  uwInfissoChiusura: number | null;
  materialeChiusura: MaterialeSchermatura | null;
  meccanismoRegolazione: MeccanismoRegolazione | null;
}
