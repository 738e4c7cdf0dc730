import type { Chiusura, Manufatti, Schermatura, Serramento } from '../dossier/index.js';
import {
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  ESPOSIZIONI,
  INSTALLAZIONI,
  getChoiceLabel,
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
import { createXmlElement, type XmlElement } from './xml-element.js';
import { createParentElement, createTextElements, formatPlainNumber } from './write-elements.js';

/** The built-in label: it can be read back whatever the back office calls the value, then or later. */
const getBuiltInLabel = (code: Chiusura['tipologiaPost']): string =>
  CHIUSURE_POST.find(({ value }) => value === code)?.label ?? '';

const writeWindow = (row: Serramento): XmlElement =>
  createXmlElement(
    'Prodotto',
    createTextElements({
      Nome: getChoiceLabel(TIPOLOGIE_INFISSO, row.tipologiaInfisso) || 'Serramento',
      Superficie: formatPlainNumber(row.superficie),
      Tipologia: getChoiceLabel(TIPOLOGIE_INFISSO, row.tipologiaInfisso),
      TelaioPrecedente: getChoiceLabel(TELAI_PRE, row.tipologiaTelaioPre),
      Telaio: getChoiceLabel(TELAI_POST, row.tipologiaTelaioPost),
      VetroPrecedente: getChoiceLabel(VETRI_PRE, row.tipologiaVetroPre),
      Vetro: getChoiceLabel(VETRI_POST, row.tipologiaVetroPost),
      TrasmittanzaPrecedente: formatPlainNumber(row.trasmittanzaPre),
      Trasmittanza: formatPlainNumber(row.trasmittanzaPost),
      Confine: getChoiceLabel(CONFINI, row.confine),
      ChiusuraOscurante: row.installazioneChiusuraOscurante ? 'Sì' : 'No',
    }),
  );

const writeShading = (row: Schermatura): XmlElement =>
  createXmlElement(
    'Prodotto',
    createTextElements({
      Nome: 'Schermature solari',
      Superficie: formatPlainNumber(row.superficieSchermatura),
      SuperficieFinestrata: formatPlainNumber(row.superficieFinestrata),
      Tipologia: getChoiceLabel(TIPOLOGIE_SCHERMATURA, row.tipologia),
      Installazione: getChoiceLabel(INSTALLAZIONI, row.installazione),
      Esposizione: getChoiceLabel(ESPOSIZIONI, row.esposizione),
      TipologiaFinestra: getChoiceLabel(TIPOLOGIE_FINESTRA, row.tipologiaFinestra),
      TipologiaVetrata: getChoiceLabel(TIPOLOGIE_VETRATA, row.tipologiaVetrata),
      FattoreSolare: formatPlainNumber(row.trasmissioneSolare),
      Materiale: getChoiceLabel(MATERIALI_SCHERMATURA, row.materialeSchermatura),
      MeccanismoRegolazione: getChoiceLabel(MECCANISMI_REGOLAZIONE, row.meccanismoRegolazione),
      ModalitaCalcolo: getChoiceLabel(MODALITA_CALCOLO, row.modalitaCalcoloResistenzaTermica),
    }),
  );

const writeShutter = (row: Chiusura): XmlElement =>
  createXmlElement(
    'Prodotto',
    createTextElements({
      Nome: 'Chiusure oscuranti',
      Superficie: formatPlainNumber(row.superficieChiusura),
      SuperficieFinestrata: formatPlainNumber(row.superficieFinestrata),
      TipologiaPrecedente: getChoiceLabel(CHIUSURE_PRE, row.tipologiaPre),
      Tipologia: getBuiltInLabel(row.tipologiaPost),
      Installazione: getChoiceLabel(INSTALLAZIONI, row.installazione),
      Esposizione: getChoiceLabel(ESPOSIZIONI, row.esposizione),
      TipologiaVetrata: getChoiceLabel(TIPOLOGIE_VETRATA, row.tipologiaVetrata),
      FattoreSolare: formatPlainNumber(row.trasmissioneSolare),
      ResistenzaTermicaIniziale: formatPlainNumber(row.resistenzaTermicaIniziale),
      ResistenzaTermicaFinale: formatPlainNumber(row.resistenzaTermicaFinale),
      PermeabilitaAria: getChoiceLabel(PERMEABILITA_ARIA, row.permeabilitaAria),
      UwInfisso: formatPlainNumber(row.uwInfissoChiusura),
      Materiale: getChoiceLabel(MATERIALI_SCHERMATURA, row.materialeChiusura),
      MeccanismoRegolazione: getChoiceLabel(MECCANISMI_REGOLAZIONE, row.meccanismoRegolazione),
      ModalitaCalcolo: getChoiceLabel(MODALITA_CALCOLO, row.modalitaCalcoloResistenzaTermica),
    }),
  );

/** Windows, shadings, shutters, in the order of their rows. */
export const writeProducts = ({ serramenti, schermature, chiusure }: Manufatti): XmlElement =>
  createParentElement('Prodotti', [
    ...serramenti.map(writeWindow),
    ...schermature.map(writeShading),
    ...chiusure.map(writeShutter),
  ]);
