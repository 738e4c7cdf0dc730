import { describe, expect, it } from '@jest/globals';
import { lookupYesNo } from './label-lookup.js';
import * as labels from './product-labels.js';

/**
 * Every word another program may write for a choice, as the list was agreed; a word lost or moved
 * is a file misread.
 */
const WORDS: readonly (readonly [keyof typeof labels, string | number, readonly string[]])[] = [
  [
    'infisso',
    'finestra',
    ['finestre', 'portafinestra', 'porta-finestra', 'portefinestre', 'serramento', 'infisso'],
  ],
  [
    'infisso',
    'portoncino',
    ['porta', 'portone', 'porta d’ingresso', 'portoncino d’ingresso', 'porta blindata'],
  ],
  ['infisso', 'cassonettoIspezioneFrontale', ['cassonetto', 'cassonetto ispezione frontale']],
  ['infisso', 'cielino', ['cassonetto con cielino', 'cassonetto ispezione inferiore']],
  ['telaioPre', 'pvcDue', ['PVC 2 camere', 'PVC due camere']],
  ['telaioPre', 'pvcTre', ['PVC 3 camere', 'PVC tre camere']],
  [
    'telaioPre',
    'lamiera',
    [
      'metallo senza taglio termico',
      'alluminio senza taglio termico',
      'alluminio no taglio termico',
      'alluminio freddo',
      'acciaio senza taglio termico',
      'metallo',
      'alluminio',
      'ferro',
      'acciaio',
    ],
  ],
  [
    'telaioPre',
    'metalloTermico',
    [
      'metallo taglio termico',
      'metallo con taglio termico',
      'alluminio taglio termico',
      'alluminio con taglio termico',
      'alluminio a taglio termico',
      'alluminio TT',
      'acciaio con taglio termico',
    ],
  ],
  [
    'telaioPre',
    'misto',
    [
      'legno alluminio',
      'legno-alluminio',
      'legno e alluminio',
      'PVC alluminio',
      'PVC-alluminio',
      'alluminio legno',
      'materiale misto',
    ],
  ],
  [
    'telaioPost',
    'metalloTermico',
    [
      'metallo taglio termico',
      'metallo con taglio termico',
      'alluminio taglio termico',
      'alluminio con taglio termico',
      'alluminio a taglio termico',
      'alluminio TT',
      'acciaio con taglio termico',
    ],
  ],
  [
    'telaioPost',
    'metalloFreddo',
    [
      'metallo senza taglio termico',
      'alluminio senza taglio termico',
      'alluminio no taglio termico',
      'alluminio freddo',
      'acciaio senza taglio termico',
    ],
  ],
  [
    'telaioPost',
    'misto',
    [
      'legno alluminio',
      'legno-alluminio',
      'legno e alluminio',
      'PVC alluminio',
      'PVC-alluminio',
      'alluminio legno',
      'materiale misto',
    ],
  ],
  ['vetroPre', 'singolo', ['vetro singolo', 'monolitico', 'semplice']],
  [
    'vetroPre',
    'doppio',
    ['doppio vetro', 'vetro doppio', 'vetrocamera', 'vetro camera', 'camera singola'],
  ],
  ['vetroPre', 'opaco', ['pannello', 'cieco', 'pannello cieco', 'nessun vetro']],
  [
    'vetroPost',
    'doppio',
    ['doppio vetro', 'vetro doppio', 'vetrocamera', 'vetro camera', 'camera singola'],
  ],
  ['vetroPost', 'triplo', ['triplo vetro', 'vetro triplo', 'doppia camera']],
  ['vetroPost', 'opaco', ['pannello', 'cieco', 'pannello cieco', 'nessun vetro']],
  ['confine', 'esterno', ['verso l’esterno', 'aria esterna', 'esterna']],
  [
    'confine',
    'noRiscaldato',
    [
      'non riscaldato',
      'locale non riscaldato',
      'locali non riscaldati',
      'verso locale non riscaldato',
      'vano non riscaldato',
      'zona non riscaldata',
    ],
  ],
  [
    'schermatura',
    'tenda',
    ['tende', 'tenda da sole', 'tende da sole', 'tenda a bracci', 'tenda a rullo', 'tenda tecnica'],
  ],
  ['schermatura', 'veneziana', ['veneziane', 'frangisole']],
  ['schermatura', 'altraSchermatura', ['altro', 'altra', 'schermatura solare']],
  ['finestra', 'finestra', ['finestre']],
  ['finestra', 'portafinestra', ['porta finestra', 'porta-finestra']],
  ['vetrata', 'singola', ['singolo', 'vetro singolo']],
  ['vetrata', 'doppia', ['doppio', 'vetro doppio', 'vetrocamera']],
  [
    'vetrata',
    'doppiaBassoEmissiva',
    [
      'doppio basso emissivo',
      'doppio bassoemissivo',
      'doppia basso emissiva',
      'vetrocamera basso emissivo',
    ],
  ],
  [
    'vetrata',
    'triplaBassoEmissiva',
    ['triplo basso emissivo', 'triplo bassoemissivo', 'tripla basso emissiva'],
  ],
  ['materiale', 'metallo', ['alluminio', 'acciaio']],
  ['materiale', 'tessuto', ['tessuti', 'tela', 'stoffa']],
  ['materiale', 'plastica', ['plastico']],
  ['materiale', 'misto', ['materiale misto']],
  ['installazione', 'esterna', ['esterno', 'all’esterno']],
  ['installazione', 'interna', ['interno', 'all’interno']],
  ['esposizione', 'nord', ['N']],
  ['esposizione', 'nordEst', ['NE', 'nordest']],
  ['esposizione', 'est', ['E']],
  ['esposizione', 'sudEst', ['SE']],
  ['esposizione', 'sud', ['S']],
  ['esposizione', 'sudOvest', ['SO', 'SW']],
  ['esposizione', 'ovest', ['O', 'W']],
  ['esposizione', 'nordOvest', ['NO', 'NW']],
  ['meccanismo', 'manuale', ['a mano']],
  ['meccanismo', 'motorizzato', ['servoassistito', 'motore', 'elettrico', 'motorizzata']],
  ['meccanismo', 'automatizzato', ['automatizzata', 'automatica']],
  ['calcolo', 'fornitore', ['dichiarato', 'dichiarato fornitore']],
  ['calcolo', 'tabellaEnea', ['tabella', 'da tabella ENEA']],
  ['calcolo', 'norma', ['UNI EN 13125', 'calcolato', 'secondo norma']],
  ['permeabilita', 'media', ['medio']],
  ['permeabilita', 'bassa', ['basso']],
  [
    'chiusuraPre',
    0,
    ['tapparella in PVC', 'tapparelle in PVC', 'avvolgibile in plastica', 'tapparella in plastica'],
  ],
  ['chiusuraPre', 1, ['tapparella in legno', 'tapparelle in legno']],
  ['chiusuraPre', 2, ['persiane in alluminio']],
  ['chiusuraPre', 3, ['tapparella in alluminio', 'tapparelle in alluminio']],
  ['chiusuraPre', 4, ['persiana a lamelle fisse', 'lamelle fisse aperte']],
  ['chiusuraPre', 5, ['persiane in legno', 'scuro in legno', 'scuri in legno']],
  ['chiusuraPre', 6, ['nessuno', 'assente']],
  [
    'chiusuraPost',
    0,
    [
      'avvolgibile in PVC con schiuma',
      'avvolgibile in plastica con riempimento in schiuma',
      'tapparella in PVC con schiuma',
    ],
  ],
  [
    'chiusuraPost',
    1,
    [
      'avvolgibile in legno',
      'avvolgibile in PVC',
      'avvolgibile in plastica senza schiuma',
      'tapparella in PVC',
      'tapparella in legno',
    ],
  ],
  ['chiusuraPost', 2, ['persiana in PVC', 'scuro in PVC', 'persiana cieca in PVC']],
  ['chiusuraPost', 5, ['tapparella in alluminio', 'tapparelle in alluminio']],
  [
    'chiusuraPost',
    6,
    ['persiana in alluminio', 'scuro in alluminio', 'persiana in alluminio coibentato'],
  ],
  ['chiusuraPost', 7, ['persiana a lamelle orientabili', 'persiana a lamelle fisse aperte']],
  ['chiusuraPost', 8, ['altro', 'altra chiusura oscurante', 'tapparella in alluminio coibentato']],
];

describe('words of other programs', () => {
  it.each(WORDS)('%s: %s', (name, value, words) => {
    expect(words.map((word) => [word, labels[name](word)])).toEqual(
      words.map((word) => [word, value]),
    );
  });

  it.each(WORDS)('%s: %s in capitals, without accents and spaces', (name, value, words) => {
    expect(words.map((word) => labels[name](word.toUpperCase().replaceAll(/[ ’-]/g, '')))).toEqual(
      words.map(() => value),
    );
  });

  it.each([...new Set(WORDS.map(([name]) => name))])(
    '%s has no match for an empty text or for a word of another list',
    (name) => {
      expect([
        labels[name](''),
        labels[name]('vibranio'),
        labels[name]('Stryker was here'),
      ]).toEqual([undefined, undefined, undefined]);
    },
  );

  it.each([
    ['sì', true],
    ['true', true],
    ['vero', true],
    ['X', true],
    ['No', false],
    ['false', false],
    ['falso', false],
    ['', undefined],
    ['forse', undefined],
  ])('yes or no: "%s"', (text, value) => {
    expect(lookupYesNo(text)).toBe(value);
  });
});
