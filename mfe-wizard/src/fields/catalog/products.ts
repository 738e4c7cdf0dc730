import {
  ALTEZZE_SOFFITTO,
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  DIFFERENZE_PIANI,
  DISTANZE_OSTRUZIONI,
  ESPOSIZIONI,
  ESPOSIZIONI_SCHERMATURA,
  INSTALLAZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  MODALITA_CALCOLO,
  PERMEABILITA_ARIA,
  POSIZIONI_AGGETTO,
  PROFONDITA_AGGETTO,
  TELAI_POST,
  TELAI_PRE,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_VETRATA,
  U_VALUE_NOTE,
  VETRI_POST,
  VETRI_PRE,
  type Chiusura,
  type Schermatura,
  type Serramento,
} from '@pratiche/domain';
import { choice, flag, number, type FieldSpec, type Specs } from './spec.js';

const GTOT = 'Fattore di trasmissione solare (gtot)';
const GTOT_HELP =
  'Un valore in percentuale (per esempio 30) diventa 0,30. Il massimo ammesso si legge toccando il segnale della riga.';

export const SERRAMENTO: Specs<Serramento> = {
  tipologiaInfisso: choice('Tipologia di infisso', TIPOLOGIE_INFISSO),
  confine: choice('Confine', CONFINI),
  superficie: number('Superficie', 'm²', 'Telaio e vetro compresi.'),
  tipologiaTelaioPre: choice('Telaio prima', TELAI_PRE),
  tipologiaVetroPre: choice('Vetro prima', VETRI_PRE),
  trasmittanzaPre: number(
    'Trasmittanza prima',
    'W/m²K',
    'Si ricava da telaio e vetro; resta modificabile.',
  ),
  tipologiaTelaioPost: choice('Telaio dopo', TELAI_POST),
  tipologiaVetroPost: choice('Vetro dopo', VETRI_POST),
  trasmittanzaPost: number('Trasmittanza dopo', 'W/m²K', `${U_VALUE_NOTE}.`),
  installazioneChiusuraOscurante: flag(
    'Installazione chiusura oscurante',
    'Da segnare se la chiusura oscurante si sostituisce insieme alla finestra.',
  ),
};

export const SCHERMATURA: Specs<Schermatura> = {
  tipologia: choice('Tipologia', TIPOLOGIE_SCHERMATURA),
  installazione: choice('Installazione', INSTALLAZIONI),
  superficieSchermatura: number('Superficie della schermatura', 'm²'),
  superficieFinestrata: number('Superficie finestrata protetta', 'm²'),
  tipologiaFinestra: choice('Tipologia di finestra', TIPOLOGIE_FINESTRA),
  esposizione: choice(
    'Esposizione',
    ESPOSIZIONI_SCHERMATURA,
    'Sono ammesse solo le esposizioni da est a ovest passando per sud.',
  ),
  tipologiaVetrata: choice('Tipologia di vetrata', TIPOLOGIE_VETRATA),
  trasmissioneSolare: number(GTOT, undefined, GTOT_HELP),
  materialeSchermatura: choice('Materiale', MATERIALI_SCHERMATURA),
  meccanismoRegolazione: choice('Regolazione', MECCANISMI_REGOLAZIONE),
  modalitaCalcoloResistenzaTermica: choice('Calcolo della resistenza', MODALITA_CALCOLO),
};

export const CHIUSURA: Specs<Chiusura> = {
  tipologiaPre: choice('Chiusura prima', CHIUSURE_PRE),
  tipologiaPost: choice('Chiusura dopo', CHIUSURE_POST),
  installazione: choice('Installazione', INSTALLAZIONI),
  superficieChiusura: number('Superficie della chiusura', 'm²'),
  superficieFinestrata: number('Superficie finestrata protetta', 'm²'),
  esposizione: choice('Esposizione', ESPOSIZIONI),
  tipologiaVetrata: choice('Tipologia di vetrata', TIPOLOGIE_VETRATA),
  permeabilitaAria: choice(
    'Permeabilità all’aria',
    PERMEABILITA_ARIA,
    'Dipende dalla larghezza delle fessure.',
  ),
  resistenzaTermicaIniziale: number(
    'Resistenza prima',
    'm²K/W',
    'Si ricava dalla chiusura prima; resta modificabile.',
  ),
  resistenzaTermicaFinale: number(
    'Resistenza dopo',
    'm²K/W',
    'Si ricava da chiusura dopo e permeabilità; resta modificabile.',
  ),
  modalitaCalcoloResistenzaTermica: choice('Calcolo della resistenza', MODALITA_CALCOLO),
  trasmissioneSolare: number(GTOT, undefined, GTOT_HELP),
  uwInfissoChiusura: number('Uw dell’infisso dietro la chiusura', 'W/m²K'),
  materialeChiusura: choice('Materiale', MATERIALI_SCHERMATURA),
  meccanismoRegolazione: choice('Regolazione', MECCANISMI_REGOLAZIONE),
};

/** What stands in front of a shaded window, by its path below the row. */
export const AGGETTI_OSTRUZIONI: Readonly<Record<string, FieldSpec>> = {
  aggettiOstruzioni: flag('Ci sono aggetti o edifici che fanno ombra alla finestra'),
  'aggettiOstruzioni.orizzontali.altezzaSoffitto': choice('Altezza del soffitto', ALTEZZE_SOFFITTO),
  'aggettiOstruzioni.orizzontali.profonditaAggetto': choice(
    'Profondità dell’aggetto orizzontale',
    PROFONDITA_AGGETTO,
  ),
  'aggettiOstruzioni.verticali.posizione': choice(
    'Posizione dell’aggetto verticale',
    POSIZIONI_AGGETTO,
  ),
  'aggettiOstruzioni.verticali.distanza': number('Distanza dalla finestra', 'm'),
  'aggettiOstruzioni.verticali.profondita': choice(
    'Profondità dell’aggetto verticale',
    PROFONDITA_AGGETTO,
  ),
  'aggettiOstruzioni.ostruzioni.distanza': choice('Distanza dell’edificio', DISTANZE_OSTRUZIONI),
  'aggettiOstruzioni.ostruzioni.differenzaPiani': choice(
    'Piani in più dell’edificio',
    DIFFERENZE_PIANI,
  ),
};
