import type { AggettiOstruzioni, Chiusura, Schermatura, Serramento } from '../dossier/index.js';
import {
  ALTEZZE_SOFFITTO,
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  ESPOSIZIONI,
  INSTALLAZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  getChoiceLabel,
  MODALITA_CALCOLO,
  PERMEABILITA_ARIA,
  POSIZIONI_AGGETTO,
  PROFONDITA_AGGETTO,
  TELAI_POST,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_VETRATA,
  VETRI_POST,
  VETRI_PRE,
  type TelaioPost,
  type TelaioPre,
} from '../enumerations/index.js';
import { formatNumber } from '../formats/index.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

/** ENEA asks for the old frame with the words of the new one; the finer kinds only serve the old transmittance. */
const ENEA_OLD_FRAME_TYPES: Readonly<Record<TelaioPre, TelaioPost>> = {
  legno: 'legno',
  legnoDuro: 'legno',
  legnoTenero: 'legno',
  pvc: 'pvc',
  pvcDue: 'pvc',
  pvcTre: 'pvc',
  lamiera: 'metalloFreddo',
  metalloTermico: 'metalloTermico',
  misto: 'misto',
};

const windowRows = createRowBuilders<Serramento>();

export const WINDOW_ROWS: readonly EneaSheetRow<Serramento>[] = [
  windowRows.choice('tipologiaInfisso', 'Tipologia di infisso', TIPOLOGIE_INFISSO),
  windowRows.derivedText(
    'tipologiaTelaioPre',
    'Tipologia di telaio esistente prima dell’intervento',
    ({ tipologiaTelaioPre }) =>
      tipologiaTelaioPre && getChoiceLabel(TELAI_POST, ENEA_OLD_FRAME_TYPES[tipologiaTelaioPre]),
  ),
  windowRows.choice(
    'tipologiaVetroPre',
    'Tipologia di vetro esistente prima dell’intervento',
    VETRI_PRE,
  ),
  windowRows.number('trasmittanzaPre', 'Trasmittanza del vecchio infisso [W/m²K]'),
  windowRows.number(
    'superficie',
    'Superficie complessiva di telaio e vetro oggetto dell’intervento [m²]',
  ),
  windowRows.choice('tipologiaTelaioPost', 'Tipologia di telaio dopo l’intervento', TELAI_POST),
  windowRows.choice('tipologiaVetroPost', 'Tipologia di vetro dopo l’intervento', VETRI_POST),
  windowRows.number('trasmittanzaPost', 'Trasmittanza del nuovo infisso [W/m²K]'),
  windowRows.choice('confine', 'Confine', CONFINI),
  windowRows.flag('installazioneChiusuraOscurante', 'Installazione di chiusura oscurante'),
];

const shadingRows = createRowBuilders<Schermatura>();
/** Asked of a shaded window only where something stands in front of it. */
const buildOverhangRow = (
  key: string,
  label: string,
  of: (around: AggettiOstruzioni) => string | number | null,
) =>
  shadingRows.derivedText(
    key,
    label,
    ({ aggettiOstruzioni }) => aggettiOstruzioni && formatOverhangValue(of(aggettiOstruzioni)),
    ({ aggettiOstruzioni }) =>
      aggettiOstruzioni !== null && formatOverhangValue(of(aggettiOstruzioni)) !== null,
  );
const formatOverhangValue = (value: string | number | null) =>
  value === null || value === '' ? null : typeof value === 'number' ? formatNumber(value) : value;

export const SHADING_ROWS: readonly EneaSheetRow<Schermatura>[] = [
  shadingRows.choice('tipologia', 'Tipologia di schermatura', TIPOLOGIE_SCHERMATURA),
  shadingRows.choice('installazione', 'Installazione', INSTALLAZIONI),
  shadingRows.number('superficieSchermatura', 'Superficie della schermatura [m²]'),
  shadingRows.number('superficieFinestrata', 'Superficie finestrata protetta [m²]'),
  shadingRows.choice('tipologiaFinestra', 'Tipologia di finestra', TIPOLOGIE_FINESTRA),
  shadingRows.choice('esposizione', 'Esposizione', ESPOSIZIONI),
  shadingRows.choice('tipologiaVetrata', 'Tipologia di vetrata', TIPOLOGIE_VETRATA),
  shadingRows.number('trasmissioneSolare', 'Fattore di trasmissione solare totale (gtot)'),
  shadingRows.choice('materialeSchermatura', 'Materiale della schermatura', MATERIALI_SCHERMATURA),
  shadingRows.choice('meccanismoRegolazione', 'Meccanismo di regolazione', MECCANISMI_REGOLAZIONE),
  shadingRows.choice(
    'modalitaCalcoloResistenzaTermica',
    'Calcolo della resistenza termica supplementare',
    MODALITA_CALCOLO,
  ),
  buildOverhangRow(
    'altezzaSoffitto',
    'Aggetti orizzontali: altezza del soffitto',
    ({ orizzontali }) => getChoiceLabel(ALTEZZE_SOFFITTO, orizzontali.altezzaSoffitto),
  ),
  buildOverhangRow('profonditaAggetto', 'Aggetti orizzontali: profondità', ({ orizzontali }) =>
    getChoiceLabel(PROFONDITA_AGGETTO, orizzontali.profonditaAggetto),
  ),
  buildOverhangRow('posizione', 'Aggetti verticali: posizione', ({ verticali }) =>
    getChoiceLabel(POSIZIONI_AGGETTO, verticali.posizione),
  ),
  buildOverhangRow(
    'distanzaAggetto',
    'Aggetti verticali: distanza dalla finestra [m]',
    ({ verticali }) => verticali.distanza,
  ),
  buildOverhangRow('profonditaVerticale', 'Aggetti verticali: profondità', ({ verticali }) =>
    getChoiceLabel(PROFONDITA_AGGETTO, verticali.profondita),
  ),
  buildOverhangRow(
    'distanzaOstruzione',
    'Ostruzioni: distanza dell’edificio [m]',
    ({ ostruzioni }) => ostruzioni.distanza,
  ),
  buildOverhangRow(
    'differenzaPiani',
    'Ostruzioni: differenza di piani',
    ({ ostruzioni }) => ostruzioni.differenzaPiani,
  ),
];

const shutterRows = createRowBuilders<Chiusura>();

export const SHUTTER_ROWS: readonly EneaSheetRow<Chiusura>[] = [
  shutterRows.choice('tipologiaPre', 'Chiusura oscurante prima dell’intervento', CHIUSURE_PRE),
  shutterRows.choice('tipologiaPost', 'Chiusura oscurante dopo l’intervento', CHIUSURE_POST),
  shutterRows.choice('installazione', 'Installazione', INSTALLAZIONI),
  shutterRows.number('superficieChiusura', 'Superficie della chiusura oscurante [m²]'),
  shutterRows.number('superficieFinestrata', 'Superficie finestrata protetta [m²]'),
  shutterRows.choice('esposizione', 'Esposizione', ESPOSIZIONI),
  shutterRows.choice('tipologiaVetrata', 'Tipologia di vetrata', TIPOLOGIE_VETRATA),
  shutterRows.choice('permeabilitaAria', 'Permeabilità all’aria', PERMEABILITA_ARIA),
  shutterRows.number(
    'resistenzaTermicaIniziale',
    'Resistenza termica supplementare prima dell’intervento [m²K/W]',
  ),
  shutterRows.number(
    'resistenzaTermicaFinale',
    'Resistenza termica supplementare dopo l’intervento [m²K/W]',
  ),
  shutterRows.choice(
    'modalitaCalcoloResistenzaTermica',
    'Calcolo della resistenza termica supplementare',
    MODALITA_CALCOLO,
  ),
  shutterRows.number('trasmissioneSolare', 'Fattore di trasmissione solare totale (gtot)'),
  shutterRows.number(
    'uwInfissoChiusura',
    'Trasmittanza Uw dell’infisso dietro la chiusura [W/m²K]',
  ),
  shutterRows.choice('materialeChiusura', 'Materiale della chiusura', MATERIALI_SCHERMATURA),
  shutterRows.choice('meccanismoRegolazione', 'Meccanismo di regolazione', MECCANISMI_REGOLAZIONE),
];
