import {
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  ESPOSIZIONI,
  INSTALLAZIONI,
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
} from '../../enumerations/index.js';
import { createLabelLookup } from './label-lookup.js';

export const infisso = createLabelLookup(TIPOLOGIE_INFISSO, {
  finestra: [
    'finestre',
    'portafinestra',
    'porta-finestra',
    'portefinestre',
    'serramento',
    'infisso',
  ],
  portoncino: ['porta', 'portone', 'porta d’ingresso', 'portoncino d’ingresso', 'porta blindata'],
  cassonettoIspezioneFrontale: ['cassonetto', 'cassonetto ispezione frontale'],
  cielino: ['cassonetto con cielino', 'cassonetto ispezione inferiore'],
});

const THERMAL_BREAK = [
  'metallo taglio termico',
  'metallo con taglio termico',
  'alluminio taglio termico',
  'alluminio con taglio termico',
  'alluminio a taglio termico',
  'alluminio TT',
  'acciaio con taglio termico',
];
const NO_THERMAL_BREAK = [
  'metallo senza taglio termico',
  'alluminio senza taglio termico',
  'alluminio no taglio termico',
  'alluminio freddo',
  'acciaio senza taglio termico',
];
const MIXED_FRAME = [
  'legno alluminio',
  'legno-alluminio',
  'legno e alluminio',
  'PVC alluminio',
  'PVC-alluminio',
  'alluminio legno',
  'materiale misto',
];

export const telaioPre = createLabelLookup(TELAI_PRE, {
  pvcDue: ['PVC 2 camere', 'PVC due camere'],
  pvcTre: ['PVC 3 camere', 'PVC tre camere'],
  // An old metal frame without further description has no thermal break.
  lamiera: [...NO_THERMAL_BREAK, 'metallo', 'alluminio', 'ferro', 'acciaio'],
  metalloTermico: THERMAL_BREAK,
  misto: MIXED_FRAME,
});

/** A new frame that is only said to be of aluminium may be either: a person decides. */
export const telaioPost = createLabelLookup(TELAI_POST, {
  metalloTermico: THERMAL_BREAK,
  metalloFreddo: NO_THERMAL_BREAK,
  misto: MIXED_FRAME,
});

const DOUBLE_GLASS = [
  'doppio vetro',
  'vetro doppio',
  'vetrocamera',
  'vetro camera',
  'camera singola',
];
const OPAQUE_PANEL = ['pannello', 'cieco', 'pannello cieco', 'nessun vetro'];
export const vetroPre = createLabelLookup(VETRI_PRE, {
  singolo: ['vetro singolo', 'monolitico', 'semplice'],
  doppio: DOUBLE_GLASS,
  opaco: OPAQUE_PANEL,
});
export const vetroPost = createLabelLookup(VETRI_POST, {
  doppio: DOUBLE_GLASS,
  triplo: ['triplo vetro', 'vetro triplo', 'doppia camera'],
  opaco: OPAQUE_PANEL,
});

export const confine = createLabelLookup(CONFINI, {
  esterno: ['verso l’esterno', 'aria esterna', 'esterna'],
  noRiscaldato: [
    'non riscaldato',
    'locale non riscaldato',
    'locali non riscaldati',
    'verso locale non riscaldato',
    'vano non riscaldato',
    'zona non riscaldata',
  ],
});

export const schermatura = createLabelLookup(TIPOLOGIE_SCHERMATURA, {
  tenda: [
    'tende',
    'tenda da sole',
    'tende da sole',
    'tenda a bracci',
    'tenda a rullo',
    'tenda tecnica',
  ],
  veneziana: ['veneziane', 'frangisole'],
  altraSchermatura: ['altro', 'altra', 'schermatura solare'],
});

export const finestra = createLabelLookup(TIPOLOGIE_FINESTRA, {
  finestra: ['finestre'],
  portafinestra: ['porta finestra', 'porta-finestra'],
});

export const vetrata = createLabelLookup(TIPOLOGIE_VETRATA, {
  singola: ['singolo', 'vetro singolo'],
  doppia: ['doppio', 'vetro doppio', 'vetrocamera'],
  doppiaBassoEmissiva: [
    'doppio basso emissivo',
    'doppio bassoemissivo',
    'doppia basso emissiva',
    'vetrocamera basso emissivo',
  ],
  triplaBassoEmissiva: ['triplo basso emissivo', 'triplo bassoemissivo', 'tripla basso emissiva'],
});

export const materiale = createLabelLookup(MATERIALI_SCHERMATURA, {
  metallo: ['alluminio', 'acciaio'],
  tessuto: ['tessuti', 'tela', 'stoffa'],
  plastica: ['plastico'],
  misto: ['materiale misto'],
});

export const installazione = createLabelLookup(INSTALLAZIONI, {
  esterna: ['esterno', 'all’esterno'],
  interna: ['interno', 'all’interno'],
});

export const esposizione = createLabelLookup(ESPOSIZIONI, {
  nord: ['N'],
  nordEst: ['NE', 'nordest'],
  est: ['E'],
  sudEst: ['SE'],
  sud: ['S'],
  sudOvest: ['SO', 'SW'],
  ovest: ['O', 'W'],
  nordOvest: ['NO', 'NW'],
});

export const meccanismo = createLabelLookup(MECCANISMI_REGOLAZIONE, {
  manuale: ['a mano'],
  motorizzato: ['servoassistito', 'motore', 'elettrico', 'motorizzata'],
  automatizzato: ['automatizzata', 'automatica'],
});

export const calcolo = createLabelLookup(MODALITA_CALCOLO, {
  fornitore: ['dichiarato', 'dichiarato fornitore'],
  tabellaEnea: ['tabella', 'da tabella ENEA'],
  norma: ['UNI EN 13125', 'calcolato', 'secondo norma'],
});

export const permeabilita = createLabelLookup(PERMEABILITA_ARIA, {
  media: ['medio'],
  bassa: ['basso'],
});

export const chiusuraPre = createLabelLookup(CHIUSURE_PRE, {
  0: [
    'tapparella in PVC',
    'tapparelle in PVC',
    'avvolgibile in plastica',
    'tapparella in plastica',
  ],
  1: ['tapparella in legno', 'tapparelle in legno'],
  2: ['persiane in alluminio'],
  3: ['tapparella in alluminio', 'tapparelle in alluminio'],
  4: ['persiana a lamelle fisse', 'lamelle fisse aperte'],
  5: ['persiane in legno', 'scuro in legno', 'scuri in legno'],
  6: ['nessuno', 'assente'],
});

export const chiusuraPost = createLabelLookup(CHIUSURE_POST, {
  0: [
    'avvolgibile in PVC con schiuma',
    'avvolgibile in plastica con riempimento in schiuma',
    'tapparella in PVC con schiuma',
  ],
  1: [
    'avvolgibile in legno',
    'avvolgibile in PVC',
    'avvolgibile in plastica senza schiuma',
    'tapparella in PVC',
    'tapparella in legno',
  ],
  2: ['persiana in PVC', 'scuro in PVC', 'persiana cieca in PVC'],
  5: ['tapparella in alluminio', 'tapparelle in alluminio'],
  6: ['persiana in alluminio', 'scuro in alluminio', 'persiana in alluminio coibentato'],
  7: ['persiana a lamelle orientabili', 'persiana a lamelle fisse aperte'],
  8: [
    'altro',
    'altra chiusura oscurante',
    'avvolgibile in alluminio coibentato',
    'tapparella in alluminio coibentato',
  ],
});
