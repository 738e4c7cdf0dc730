import type { Chiusura, Manufatti, Schermatura, Serramento } from '../dossier/index.js';
import {
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  ESPOSIZIONI,
  INSTALLAZIONI,
  labelOf,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  MODALITA_CALCOLO,
  PERMEABILITA_ARIA,
  TELAI_POST,
  TELAI_PRE,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_VETRATA,
  VETRI_POST,
  VETRI_PRE,
} from '../enumerations/index.js';
import { element, type XmlElement } from './element.js';
import { part, parts, plainNumber } from './write-parts.js';

/** The built-in label: it can be read back whatever the back office calls the value, then or later. */
const tipologiaPost = (code: Chiusura['tipologiaPost']): string =>
  CHIUSURE_POST.find(({ value }) => value === code)?.label ?? '';

const window = (row: Serramento): XmlElement =>
  element(
    'Prodotto',
    parts({
      Nome: labelOf(TIPOLOGIE_INFISSO, row.tipologiaInfisso) || 'Serramento',
      Superficie: plainNumber(row.superficie),
      Tipologia: labelOf(TIPOLOGIE_INFISSO, row.tipologiaInfisso),
      TelaioPrecedente: labelOf(TELAI_PRE, row.tipologiaTelaioPre),
      Telaio: labelOf(TELAI_POST, row.tipologiaTelaioPost),
      VetroPrecedente: labelOf(VETRI_PRE, row.tipologiaVetroPre),
      Vetro: labelOf(VETRI_POST, row.tipologiaVetroPost),
      TrasmittanzaPrecedente: plainNumber(row.trasmittanzaPre),
      Trasmittanza: plainNumber(row.trasmittanzaPost),
      Confine: labelOf(CONFINI, row.confine),
      ChiusuraOscurante: row.installazioneChiusuraOscurante ? 'Sì' : 'No',
    }),
  );

const shading = (row: Schermatura): XmlElement =>
  element(
    'Prodotto',
    parts({
      Nome: 'Schermature solari',
      Superficie: plainNumber(row.superficieSchermatura),
      SuperficieFinestrata: plainNumber(row.superficieFinestrata),
      Tipologia: labelOf(TIPOLOGIE_SCHERMATURA, row.tipologia),
      Installazione: labelOf(INSTALLAZIONI, row.installazione),
      Esposizione: labelOf(ESPOSIZIONI, row.esposizione),
      TipologiaFinestra: labelOf(TIPOLOGIE_FINESTRA, row.tipologiaFinestra),
      TipologiaVetrata: labelOf(TIPOLOGIE_VETRATA, row.tipologiaVetrata),
      FattoreSolare: plainNumber(row.trasmissioneSolare),
      Materiale: labelOf(MATERIALI_SCHERMATURA, row.materialeSchermatura),
      MeccanismoRegolazione: labelOf(MECCANISMI_REGOLAZIONE, row.meccanismoRegolazione),
      ModalitaCalcolo: labelOf(MODALITA_CALCOLO, row.modalitaCalcoloResistenzaTermica),
    }),
  );

const shutter = (row: Chiusura): XmlElement =>
  element(
    'Prodotto',
    parts({
      Nome: 'Chiusure oscuranti',
      Superficie: plainNumber(row.superficieChiusura),
      SuperficieFinestrata: plainNumber(row.superficieFinestrata),
      TipologiaPrecedente: labelOf(CHIUSURE_PRE, row.tipologiaPre),
      Tipologia: tipologiaPost(row.tipologiaPost),
      Installazione: labelOf(INSTALLAZIONI, row.installazione),
      Esposizione: labelOf(ESPOSIZIONI, row.esposizione),
      TipologiaVetrata: labelOf(TIPOLOGIE_VETRATA, row.tipologiaVetrata),
      FattoreSolare: plainNumber(row.trasmissioneSolare),
      ResistenzaTermicaIniziale: plainNumber(row.resistenzaTermicaIniziale),
      ResistenzaTermicaFinale: plainNumber(row.resistenzaTermicaFinale),
      PermeabilitaAria: labelOf(PERMEABILITA_ARIA, row.permeabilitaAria),
      UwInfisso: plainNumber(row.uwInfissoChiusura),
      Materiale: labelOf(MATERIALI_SCHERMATURA, row.materialeChiusura),
      MeccanismoRegolazione: labelOf(MECCANISMI_REGOLAZIONE, row.meccanismoRegolazione),
      ModalitaCalcolo: labelOf(MODALITA_CALCOLO, row.modalitaCalcoloResistenzaTermica),
    }),
  );

/** Windows, shadings, shutters, in the order of their rows. */
export const writeProducts = ({ serramenti, schermature, chiusure }: Manufatti): XmlElement =>
  part('Prodotti', [
    ...serramenti.map(window),
    ...schermature.map(shading),
    ...chiusure.map(shutter),
  ]);
