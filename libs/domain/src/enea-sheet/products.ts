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
  labelOf,
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
import type { SheetRow } from './types.js';
import { rowsOf } from './values.js';

/** ENEA asks for the old frame with the words of the new one; the finer kinds only serve the old transmittance. */
const ENEA_OLD_FRAMES: Readonly<Record<TelaioPre, TelaioPost>> = {
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

const window = rowsOf<Serramento>();

export const WINDOW_ROWS: readonly SheetRow<Serramento>[] = [
  window.choice('tipologiaInfisso', 'Tipologia di infisso', TIPOLOGIE_INFISSO),
  window.derivedText(
    'tipologiaTelaioPre',
    'Tipologia di telaio esistente prima dell’intervento',
    ({ tipologiaTelaioPre }) =>
      tipologiaTelaioPre && labelOf(TELAI_POST, ENEA_OLD_FRAMES[tipologiaTelaioPre]),
  ),
  window.choice(
    'tipologiaVetroPre',
    'Tipologia di vetro esistente prima dell’intervento',
    VETRI_PRE,
  ),
  window.number('trasmittanzaPre', 'Trasmittanza del vecchio infisso [W/m²K]'),
  window.number(
    'superficie',
    'Superficie complessiva di telaio e vetro oggetto dell’intervento [m²]',
  ),
  window.choice('tipologiaTelaioPost', 'Tipologia di telaio dopo l’intervento', TELAI_POST),
  window.choice('tipologiaVetroPost', 'Tipologia di vetro dopo l’intervento', VETRI_POST),
  window.number('trasmittanzaPost', 'Trasmittanza del nuovo infisso [W/m²K]'),
  window.choice('confine', 'Confine', CONFINI),
  window.flag('installazioneChiusuraOscurante', 'Installazione di chiusura oscurante'),
];

const shading = rowsOf<Schermatura>();
/** Asked of a shaded window only where something stands in front of it. */
const inFront = (
  key: string,
  label: string,
  of: (around: AggettiOstruzioni) => string | number | null,
) =>
  shading.derivedText(
    key,
    label,
    ({ aggettiOstruzioni }) => aggettiOstruzioni && textOf(of(aggettiOstruzioni)),
    ({ aggettiOstruzioni }) => aggettiOstruzioni !== null && textOf(of(aggettiOstruzioni)) !== null,
  );
const textOf = (value: string | number | null) =>
  value === null || value === '' ? null : typeof value === 'number' ? formatNumber(value) : value;

export const SHADING_ROWS: readonly SheetRow<Schermatura>[] = [
  shading.choice('tipologia', 'Tipologia di schermatura', TIPOLOGIE_SCHERMATURA),
  shading.choice('installazione', 'Installazione', INSTALLAZIONI),
  shading.number('superficieSchermatura', 'Superficie della schermatura [m²]'),
  shading.number('superficieFinestrata', 'Superficie finestrata protetta [m²]'),
  shading.choice('tipologiaFinestra', 'Tipologia di finestra', TIPOLOGIE_FINESTRA),
  shading.choice('esposizione', 'Esposizione', ESPOSIZIONI),
  shading.choice('tipologiaVetrata', 'Tipologia di vetrata', TIPOLOGIE_VETRATA),
  shading.number('trasmissioneSolare', 'Fattore di trasmissione solare totale (gtot)'),
  shading.choice('materialeSchermatura', 'Materiale della schermatura', MATERIALI_SCHERMATURA),
  shading.choice('meccanismoRegolazione', 'Meccanismo di regolazione', MECCANISMI_REGOLAZIONE),
  shading.choice(
    'modalitaCalcoloResistenzaTermica',
    'Calcolo della resistenza termica supplementare',
    MODALITA_CALCOLO,
  ),
  inFront('altezzaSoffitto', 'Aggetti orizzontali: altezza del soffitto', ({ orizzontali }) =>
    labelOf(ALTEZZE_SOFFITTO, orizzontali.altezzaSoffitto),
  ),
  inFront('profonditaAggetto', 'Aggetti orizzontali: profondità', ({ orizzontali }) =>
    labelOf(PROFONDITA_AGGETTO, orizzontali.profonditaAggetto),
  ),
  inFront('posizione', 'Aggetti verticali: posizione', ({ verticali }) =>
    labelOf(POSIZIONI_AGGETTO, verticali.posizione),
  ),
  inFront(
    'distanzaAggetto',
    'Aggetti verticali: distanza dalla finestra [m]',
    ({ verticali }) => verticali.distanza,
  ),
  inFront('profonditaVerticale', 'Aggetti verticali: profondità', ({ verticali }) =>
    labelOf(PROFONDITA_AGGETTO, verticali.profondita),
  ),
  inFront(
    'distanzaOstruzione',
    'Ostruzioni: distanza dell’edificio [m]',
    ({ ostruzioni }) => ostruzioni.distanza,
  ),
  inFront(
    'differenzaPiani',
    'Ostruzioni: differenza di piani',
    ({ ostruzioni }) => ostruzioni.differenzaPiani,
  ),
];

const shutter = rowsOf<Chiusura>();

export const SHUTTER_ROWS: readonly SheetRow<Chiusura>[] = [
  shutter.choice('tipologiaPre', 'Chiusura oscurante prima dell’intervento', CHIUSURE_PRE),
  shutter.choice('tipologiaPost', 'Chiusura oscurante dopo l’intervento', CHIUSURE_POST),
  shutter.choice('installazione', 'Installazione', INSTALLAZIONI),
  shutter.number('superficieChiusura', 'Superficie della chiusura oscurante [m²]'),
  shutter.number('superficieFinestrata', 'Superficie finestrata protetta [m²]'),
  shutter.choice('esposizione', 'Esposizione', ESPOSIZIONI),
  shutter.choice('tipologiaVetrata', 'Tipologia di vetrata', TIPOLOGIE_VETRATA),
  shutter.choice('permeabilitaAria', 'Permeabilità all’aria', PERMEABILITA_ARIA),
  shutter.number(
    'resistenzaTermicaIniziale',
    'Resistenza termica supplementare prima dell’intervento [m²K/W]',
  ),
  shutter.number(
    'resistenzaTermicaFinale',
    'Resistenza termica supplementare dopo l’intervento [m²K/W]',
  ),
  shutter.choice(
    'modalitaCalcoloResistenzaTermica',
    'Calcolo della resistenza termica supplementare',
    MODALITA_CALCOLO,
  ),
  shutter.number('trasmissioneSolare', 'Fattore di trasmissione solare totale (gtot)'),
  shutter.number('uwInfissoChiusura', 'Trasmittanza Uw dell’infisso dietro la chiusura [W/m²K]'),
  shutter.choice('materialeChiusura', 'Materiale della chiusura', MATERIALI_SCHERMATURA),
  shutter.choice('meccanismoRegolazione', 'Meccanismo di regolazione', MECCANISMI_REGOLAZIONE),
];
