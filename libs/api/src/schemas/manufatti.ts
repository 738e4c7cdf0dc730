import {
  ALTEZZE_SOFFITTO,
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  DIFFERENZE_PIANI,
  DISTANZE_OSTRUZIONI,
  ESPOSIZIONI,
  INSTALLAZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  MODALITA_CALCOLO,
  NUMBER_BOUNDS,
  PERMEABILITA_ARIA,
  POSIZIONI_AGGETTO,
  PROFONDITA_AGGETTO,
  TELAI_POST,
  TELAI_PRE,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_VETRATA,
  VETRI_POST,
  VETRI_PRE,
} from '@pratiche/domain';
import { z } from 'zod';
import { bounded, flag, oneOf } from './common.js';

type Numbers = keyof typeof NUMBER_BOUNDS;
type RowNumber = Numbers extends infer Path
  ? Path extends `manufatti.${infer Rest}`
    ? Rest
    : never
  : never;
const number = (path: RowNumber) => bounded(NUMBER_BOUNDS[`manufatti.${path}`]);

export const serramento = z.object({
  tipologiaInfisso: oneOf(TIPOLOGIE_INFISSO).default(null),
  tipologiaTelaioPre: oneOf(TELAI_PRE).default(null),
  tipologiaTelaioPost: oneOf(TELAI_POST).default(null),
  tipologiaVetroPre: oneOf(VETRI_PRE).default(null),
  tipologiaVetroPost: oneOf(VETRI_POST).default(null),
  trasmittanzaPre: number('serramenti.*.trasmittanzaPre').default(null),
  trasmittanzaPost: number('serramenti.*.trasmittanzaPost').default(null),
  superficie: number('serramenti.*.superficie').default(null),
  confine: oneOf(CONFINI).default(null),
  installazioneChiusuraOscurante: flag.default(false),
});

const aggettiOstruzioni = z
  .object({
    orizzontali: z.object({
      altezzaSoffitto: oneOf(ALTEZZE_SOFFITTO).default(null),
      profonditaAggetto: oneOf(PROFONDITA_AGGETTO).default(null),
    }),
    verticali: z.object({
      posizione: oneOf(POSIZIONI_AGGETTO).default(null),
      distanza: number('schermature.*.aggettiOstruzioni.verticali.distanza').default(null),
      profondita: oneOf(PROFONDITA_AGGETTO).default(null),
    }),
    ostruzioni: z.object({
      distanza: oneOf(DISTANZE_OSTRUZIONI).default(null),
      differenzaPiani: oneOf(DIFFERENZE_PIANI).default(null),
    }),
  })
  .nullable();

export const schermatura = z.object({
  tipologia: oneOf(TIPOLOGIE_SCHERMATURA).default(null),
  installazione: oneOf(INSTALLAZIONI).default(null),
  superficieSchermatura: number('schermature.*.superficieSchermatura').default(null),
  superficieFinestrata: number('schermature.*.superficieFinestrata').default(null),
  tipologiaFinestra: oneOf(TIPOLOGIE_FINESTRA).default(null),
  tipologiaVetrata: oneOf(TIPOLOGIE_VETRATA).default(null),
  esposizione: oneOf(ESPOSIZIONI).default(null),
  trasmissioneSolare: number('schermature.*.trasmissioneSolare').default(null),
  materialeSchermatura: oneOf(MATERIALI_SCHERMATURA).default(null),
  meccanismoRegolazione: oneOf(MECCANISMI_REGOLAZIONE).default(null),
  modalitaCalcoloResistenzaTermica: oneOf(MODALITA_CALCOLO).default(null),
  aggettiOstruzioni: aggettiOstruzioni.default(null),
});

export const chiusura = z.object({
  tipologiaPre: oneOf(CHIUSURE_PRE).default(null),
  tipologiaPost: oneOf(CHIUSURE_POST).default(null),
  installazione: oneOf(INSTALLAZIONI).default(null),
  superficieChiusura: number('chiusure.*.superficieChiusura').default(null),
  superficieFinestrata: number('chiusure.*.superficieFinestrata').default(null),
  tipologiaVetrata: oneOf(TIPOLOGIE_VETRATA).default(null),
  esposizione: oneOf(ESPOSIZIONI).default(null),
  permeabilitaAria: oneOf(PERMEABILITA_ARIA).default(null),
  resistenzaTermicaIniziale: number('chiusure.*.resistenzaTermicaIniziale').default(null),
  resistenzaTermicaFinale: number('chiusure.*.resistenzaTermicaFinale').default(null),
  modalitaCalcoloResistenzaTermica: oneOf(MODALITA_CALCOLO).default(null),
  trasmissioneSolare: number('chiusure.*.trasmissioneSolare').default(null),
  uwInfissoChiusura: number('chiusure.*.uwInfissoChiusura').default(null),
  materialeChiusura: oneOf(MATERIALI_SCHERMATURA).default(null),
  meccanismoRegolazione: oneOf(MECCANISMI_REGOLAZIONE).default(null),
});

/** Far above the product's limits, so that the rule of the domain speaks, not the shape. */
const ROWS_MAX = 500;
const rows = <T extends z.ZodType>(row: T) =>
  z.array(row).max(ROWS_MAX, { error: 'Troppe righe.' });

export const manufatti = z.object({
  serramenti: rows(serramento).default([]),
  schermature: rows(schermatura).default([]),
  chiusure: rows(chiusura).default([]),
});
