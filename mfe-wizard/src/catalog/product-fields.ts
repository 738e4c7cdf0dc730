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
import { choiceSpec, flagSpec, numberSpec, type FieldSpec, type FieldSpecs } from './field-spec.js';

const GTOT_LABEL = 'Fattore di trasmissione solare (gtot)';
const GTOT_HELP =
  'Un valore in percentuale (per esempio 30) diventa 0,30. Il massimo ammesso si legge toccando il segnale della riga.';

export const SERRAMENTO_FIELDS: FieldSpecs<Serramento> = {
  tipologiaInfisso: choiceSpec('Tipologia di infisso', TIPOLOGIE_INFISSO),
  confine: choiceSpec('Confine', CONFINI),
  superficie: numberSpec('Superficie', 'm²', 'Telaio e vetro compresi.'),
  tipologiaTelaioPre: choiceSpec('Telaio prima', TELAI_PRE),
  tipologiaVetroPre: choiceSpec('Vetro prima', VETRI_PRE),
  trasmittanzaPre: numberSpec(
    'Trasmittanza prima',
    'W/m²K',
    'Si ricava da telaio e vetro; resta modificabile.',
  ),
  tipologiaTelaioPost: choiceSpec('Telaio dopo', TELAI_POST),
  tipologiaVetroPost: choiceSpec('Vetro dopo', VETRI_POST),
  trasmittanzaPost: numberSpec('Trasmittanza dopo', 'W/m²K', `${U_VALUE_NOTE}.`),
  installazioneChiusuraOscurante: flagSpec(
    'Installazione chiusura oscurante',
    'Da segnare se la chiusura oscurante si sostituisce insieme alla finestra.',
  ),
};

export const SCHERMATURA_FIELDS: FieldSpecs<Schermatura> = {
  tipologia: choiceSpec('Tipologia', TIPOLOGIE_SCHERMATURA),
  installazione: choiceSpec('Installazione', INSTALLAZIONI),
  superficieSchermatura: numberSpec('Superficie della schermatura', 'm²'),
  superficieFinestrata: numberSpec('Superficie finestrata protetta', 'm²'),
  tipologiaFinestra: choiceSpec('Tipologia di finestra', TIPOLOGIE_FINESTRA),
  esposizione: choiceSpec(
    'Esposizione',
    ESPOSIZIONI_SCHERMATURA,
    'Sono ammesse solo le esposizioni da est a ovest passando per sud.',
  ),
  tipologiaVetrata: choiceSpec('Tipologia di vetrata', TIPOLOGIE_VETRATA),
  trasmissioneSolare: numberSpec(GTOT_LABEL, undefined, GTOT_HELP),
  materialeSchermatura: choiceSpec('Materiale', MATERIALI_SCHERMATURA),
  meccanismoRegolazione: choiceSpec('Regolazione', MECCANISMI_REGOLAZIONE),
  modalitaCalcoloResistenzaTermica: choiceSpec('Calcolo della resistenza', MODALITA_CALCOLO),
};

export const CHIUSURA_FIELDS: FieldSpecs<Chiusura> = {
  tipologiaPre: choiceSpec('Chiusura prima', CHIUSURE_PRE),
  tipologiaPost: choiceSpec('Chiusura dopo', CHIUSURE_POST),
  installazione: choiceSpec('Installazione', INSTALLAZIONI),
  superficieChiusura: numberSpec('Superficie della chiusura', 'm²'),
  superficieFinestrata: numberSpec('Superficie finestrata protetta', 'm²'),
  esposizione: choiceSpec('Esposizione', ESPOSIZIONI),
  tipologiaVetrata: choiceSpec('Tipologia di vetrata', TIPOLOGIE_VETRATA),
  permeabilitaAria: choiceSpec(
    'Permeabilità all’aria',
    PERMEABILITA_ARIA,
    'Dipende dalla larghezza delle fessure.',
  ),
  resistenzaTermicaIniziale: numberSpec(
    'Resistenza prima',
    'm²K/W',
    'Si ricava dalla chiusura prima; resta modificabile.',
  ),
  resistenzaTermicaFinale: numberSpec(
    'Resistenza dopo',
    'm²K/W',
    'Si ricava da chiusura dopo e permeabilità; resta modificabile.',
  ),
  modalitaCalcoloResistenzaTermica: choiceSpec('Calcolo della resistenza', MODALITA_CALCOLO),
  trasmissioneSolare: numberSpec(GTOT_LABEL, undefined, GTOT_HELP),
  uwInfissoChiusura: numberSpec('Uw dell’infisso dietro la chiusura', 'W/m²K'),
  materialeChiusura: choiceSpec('Materiale', MATERIALI_SCHERMATURA),
  meccanismoRegolazione: choiceSpec('Regolazione', MECCANISMI_REGOLAZIONE),
};

/** What stands in front of a shaded window, by its path below the row. */
export const AGGETTI_OSTRUZIONI_FIELDS: Readonly<Record<string, FieldSpec>> = {
  aggettiOstruzioni: flagSpec('Ci sono aggetti o edifici che fanno ombra alla finestra'),
  'aggettiOstruzioni.orizzontali.altezzaSoffitto': choiceSpec(
    'Altezza del soffitto',
    ALTEZZE_SOFFITTO,
  ),
  'aggettiOstruzioni.orizzontali.profonditaAggetto': choiceSpec(
    'Profondità dell’aggetto orizzontale',
    PROFONDITA_AGGETTO,
  ),
  'aggettiOstruzioni.verticali.posizione': choiceSpec(
    'Posizione dell’aggetto verticale',
    POSIZIONI_AGGETTO,
  ),
  'aggettiOstruzioni.verticali.distanza': numberSpec('Distanza dalla finestra', 'm'),
  'aggettiOstruzioni.verticali.profondita': choiceSpec(
    'Profondità dell’aggetto verticale',
    PROFONDITA_AGGETTO,
  ),
  'aggettiOstruzioni.ostruzioni.distanza': choiceSpec(
    'Distanza dell’edificio',
    DISTANZE_OSTRUZIONI,
  ),
  'aggettiOstruzioni.ostruzioni.differenzaPiani': choiceSpec(
    'Piani in più dell’edificio',
    DIFFERENZE_PIANI,
  ),
};
