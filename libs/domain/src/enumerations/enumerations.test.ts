import { describe, expect, it } from '@jest/globals';
import * as all from './index.js';
import { getChoiceLabel, type Choice } from './index.js';

/** Codes and labels as specification and domain decisions have them, row by row. */
const TABLES: Readonly<Record<string, readonly (readonly [string | number, string])[]>> = {
  SERVICE_TYPES: [
    [1, 'Ecobonus'],
    [2, 'Bonus Casa'],
    [3, 'Bonus Sicurezza'],
  ],
  CLIMATE_ZONES: [
    ['A', 'A'],
    ['B', 'B'],
    ['C', 'C'],
    ['D', 'D'],
    ['E', 'E'],
    ['F', 'F'],
  ],
  GENDERS: [
    ['M', 'Maschio'],
    ['F', 'Femmina'],
  ],
  COMPANY_TYPES: [
    [0, 'Soggetto con partita IVA'],
    [1, 'Altro soggetto senza partita IVA'],
  ],
  POSSESSION_TITLES: [
    [0, 'Proprietario o comproprietario'],
    [1, 'Detentore o co-detentore (es. locatario, comodatario, usufruttuario, ecc.)'],
    [2, 'Familiare convivente con il possessore o con il detentore'],
    [3, 'Futuro acquirente'],
    [4, 'Nudo proprietario'],
  ],
  POSSESSION_TYPES: [
    [0, 'Abitazione principale'],
    [1, 'Altro'],
  ],
  BUILDING_TYPOLOGIES: [
    [0, 'Edificio in linea e condominio oltre i tre piani fuori terra'],
    [1, 'Edificio a schiera e condominio fino a tre piani'],
    [2, 'Costruzione isolata (es. mono o plurifamiliare)'],
    [3, 'Edificio industriale, artigianale o commerciale'],
    [4, 'Altro'],
  ],
  GENERAL_USES: [
    [0, 'Residenziale'],
    [1, 'Non residenziale'],
    [2, 'Misto'],
  ],
  PARTICULAR_USES: [
    [0, 'Edifici adibiti a residenza e assimilabili (con carattere continuativo o saltuario)'],
    [1, 'Edifici adibiti a uffici e assimilabili'],
    [2, 'Edifici adibiti a ospedali, cliniche o case di cura e assimilabili'],
    [3, 'Edifici adibiti ad attività ricreative, associative o di culto e assimilabili'],
    [4, 'Edifici adibiti ad attività commerciali e assimilabili'],
    [5, 'Edifici adibiti ad attività sportive'],
    [6, 'Edifici adibiti ad attività scolastiche a tutti i livelli e assimilabili'],
    [7, 'Edifici adibiti ad attività industriali ed artigianali e assimilabili'],
    [8, 'Categorie catastali di difficile attribuzione'],
  ],
  IMMOVABLE_TYPES: [
    [0, 'Singola unità immobiliare (in un edificio costituito da più unità immobiliari)'],
    [1, 'Edificio costituito da una singola unità immobiliare'],
    [2, 'Intero edificio (qualsiasi altro tipo)'],
  ],
  TIPI_IMPIANTO: [
    ['autonomo', 'Autonomo'],
    ['centralizzato', 'Centralizzato'],
    [
      'centralizzatoContabilizzazione',
      'Centralizzato con contabilizzazione di calore per singolo utente',
    ],
    ['centralizzatoGeneratori', 'Centralizzato con più generatori di calore'],
    [
      'centralizzatoGeneratoriContabilizzazione',
      'Centralizzato con più generatori di calore e contabilizzazione del calore per singolo utente',
    ],
  ],
  TERMINALI_EROGAZIONE: [
    ['termoconvettori', 'Termoconvettori'],
    ['ventilconvettori', 'Ventilconvettori'],
    ['bocchette', 'Bocchette aria calda'],
    ['radiatori', 'Radiatori'],
    ['pannelliIsolati', 'Pannelli radianti isolati dalle strutture'],
    ['pannelliAnnegati', 'Pannelli radianti annegati nella struttura'],
    ['split', 'Split'],
    ['altro', 'Altro'],
  ],
  VETTORI_ENERGETICI: [
    ['metano', 'Gas metano'],
    ['gasolio', 'Gasolio'],
    ['gpl', 'GPL'],
    ['teleriscaldamento', 'Teleriscaldamento'],
    ['olio', 'Olio combustibile'],
    ['energiaElettrica', 'Energia elettrica'],
    ['biomassa', 'Biomassa'],
    ['altro', 'Altro'],
  ],
  TIPI_GENERATORE: [
    ['caldaiaACS', 'Caldaia ad acqua calda standard'],
    ['caldaiaACBassaTemperatura', 'Caldaia ad acqua calda a bassa temperatura'],
    ['caldaiaCondensazione', 'Caldaia a condensazione'],
    ['caldaiaGasolio', 'Caldaia a gasolio'],
    ['pompaCalore', 'Pompa di calore'],
    ['ariaCalda', 'Generatore ad aria calda'],
    ['teleriscaldamento', 'Teleriscaldamento'],
    ['biomassa', 'Biomassa'],
    ['altro', 'Altro'],
  ],
  TIPI_DISTRIBUZIONE: [
    [
      'colonneAmbientiRiscaldati',
      'Edifici a colonne montanti situate totalmente all’interno degli ambienti riscaldati',
    ],
    [
      'colonneNonIsolate',
      'Edifici a colonne montanti, non isolate termicamente, inserite all’interno delle pareti',
    ],
    [
      'colonneIsolate',
      'Edifici a colonne montanti isolate secondo normativa e ubicate all’interno delle pareti',
    ],
    ['orizzontale', 'Edifici con distribuzione orizzontale o ad anello'],
  ],
  FORMER_TIPI_DISTRIBUZIONE: [['verticale', 'Verticale']],
  TIPI_REGOLAZIONE: [
    ['climaticaCentralizzata', 'Regolazione centralizzata'],
    ['valvoleTermostatiche', 'Regolazione su terminale di erogazione'],
    ['termostatoAmbiente', 'Regolazione ad ambiente o a zona'],
  ],
  FORMER_TIPI_REGOLAZIONE: [['nessuna', 'Nessuna']],
  ALIQUOTE_IVA: [
    [22, '22 %'],
    [10, '10 %'],
    [4, '4 %'],
    [0, 'Senza IVA'],
  ],
  TIPOLOGIE_INFISSO: [
    ['finestra', 'Finestra'],
    ['portoncino', 'Portoncino'],
    ['cassonettoIspezioneFrontale', 'Cassonetto con ispezione frontale'],
    ['cielino', 'Cielino'],
  ],
  VETRI_PRE: [
    ['singolo', 'Singolo'],
    ['doppio', 'Doppio'],
    ['opaco', 'Pannello opaco'],
  ],
  VETRI_POST: [
    ['doppio', 'Doppio'],
    ['triplo', 'Triplo'],
    ['opaco', 'Pannello opaco'],
  ],
  TELAI_PRE: [
    ['legno', 'Legno'],
    ['legnoDuro', 'Legno duro'],
    ['legnoTenero', 'Legno tenero'],
    ['pvc', 'PVC'],
    ['pvcDue', 'PVC a due camere'],
    ['pvcTre', 'PVC a tre camere'],
    ['lamiera', 'Metallo, no taglio termico'],
    ['metalloTermico', 'Metallo, taglio termico'],
    ['misto', 'Misto'],
  ],
  TELAI_POST: [
    ['legno', 'Legno'],
    ['pvc', 'PVC'],
    ['metalloTermico', 'Metallo, taglio termico'],
    ['metalloFreddo', 'Metallo, no taglio termico'],
    ['misto', 'Misto'],
  ],
  CONFINI: [
    ['esterno', 'Verso esterno'],
    ['noRiscaldato', 'Verso locali non riscaldati'],
  ],
  TIPOLOGIE_SCHERMATURA: [
    ['tenda', 'Tenda'],
    ['veneziana', 'Veneziana'],
    ['altraSchermatura', 'Altra schermatura'],
  ],
  TIPOLOGIE_FINESTRA: [
    ['finestra', 'Finestra'],
    ['portafinestra', 'Portafinestra'],
  ],
  MATERIALI_SCHERMATURA: [
    ['pvc', 'PVC'],
    ['legno', 'Legno'],
    ['metallo', 'Metallo'],
    ['misto', 'Misto'],
    ['plastica', 'Plastica'],
    ['tessuto', 'Tessuto'],
  ],
  TIPOLOGIE_VETRATA: [
    ['singola', 'Singola'],
    ['doppia', 'Doppia'],
    ['doppiaBassoEmissiva', 'Doppia bassoemissiva'],
    ['triplaBassoEmissiva', 'Tripla bassoemissiva'],
  ],
  CHIUSURE_PRE: [
    [0, 'Avvolgibile in PVC'],
    [1, 'Avvolgibile in legno'],
    [2, 'Persiana in alluminio'],
    [3, 'Avvolgibile in alluminio'],
    [4, 'Persiana a lamelle fisse aperte'],
    [5, 'Persiana in legno'],
    [6, 'Nessuna'],
  ],
  CHIUSURE_POST: [
    [0, 'Avvolgibile in plastica (PVC) con riempimento in schiuma'],
    [1, 'Avvolgibile in legno o plastica senza schiuma'],
    [2, 'Persiana cieca o scuro in PVC'],
    [3, 'Persiana o scuro in legno, spessore inferiore a 25 mm'],
    [4, 'Persiana o scuro in legno, spessore 25-30 mm'],
    [5, 'Avvolgibile in alluminio'],
    [6, 'Persiana o scuro in alluminio'],
    [7, 'Persiana a lamelle fisse aperte o orientabili'],
    [8, 'Altra chiusura oscurante isolata'],
  ],
  INSTALLAZIONI: [
    ['esterna', 'Esterna'],
    ['interna', 'Interna'],
  ],
  ESPOSIZIONI: [
    ['nord', 'Nord'],
    ['nordEst', 'Nord-est'],
    ['est', 'Est'],
    ['sudEst', 'Sud-est'],
    ['sud', 'Sud'],
    ['sudOvest', 'Sud-ovest'],
    ['ovest', 'Ovest'],
    ['nordOvest', 'Nord-ovest'],
  ],
  ESPOSIZIONI_SCHERMATURA: [
    ['est', 'Est'],
    ['sudEst', 'Sud-est'],
    ['sud', 'Sud'],
    ['sudOvest', 'Sud-ovest'],
    ['ovest', 'Ovest'],
  ],
  MODALITA_CALCOLO: [
    ['fornitore', 'Dichiarato dal fornitore'],
    ['tabellaEnea', 'Dalla tabella ENEA'],
    ['norma', 'Calcolato secondo UNI EN 13125'],
  ],
  MECCANISMI_REGOLAZIONE: [
    ['manuale', 'Manuale'],
    ['motorizzato', 'Servoassistito (motorizzato)'],
    ['automatizzato', 'Automatico'],
  ],
  PERMEABILITA_ARIA: [
    ['media', 'Media'],
    ['bassa', 'Bassa'],
  ],
  ALTEZZE_SOFFITTO: [
    ['fino270', 'Fino a 2,7 m'],
    ['oltre270', 'Oltre 2,7 m'],
  ],
  PROFONDITA_AGGETTO: [
    ['fino100', 'Fino a 1 m'],
    ['da100a150', 'Da 1 a 1,5 m'],
    ['oltre150', 'Oltre 1,5 m'],
  ],
  DISTANZE_OSTRUZIONI: [
    [10, '10 m'],
    [20, '20 m'],
    [30, '30 m'],
  ],
  DIFFERENZE_PIANI: [
    [1, '1'],
    [2, '2'],
    [3, '3'],
    [4, '4'],
    [5, '5'],
    [6, '6'],
    [7, '7'],
    [8, '8'],
  ],
  POSIZIONI_AGGETTO: [
    ['destra', 'A destra'],
    ['sinistra', 'A sinistra'],
    ['entrambe', 'Su entrambi i lati'],
  ],
};

const isChoices = (value: unknown): value is readonly Choice[] =>
  Array.isArray(value) && typeof value[0] === 'object';
const CHOICES = Object.entries<unknown>(all).filter((entry): entry is [string, readonly Choice[]] =>
  isChoices(entry[1]),
);

describe('enumerations', () => {
  it('are all in the table', () => {
    expect(CHOICES.map(([name]) => name).sort()).toEqual(Object.keys(TABLES).sort());
  });

  it.each(CHOICES)('%s has the codes and labels of the table, in its order', (name, choices) => {
    expect(choices.map(({ value, label }) => [value, label])).toEqual(TABLES[name]);
    for (const { value, label } of choices) expect(getChoiceLabel(choices, value)).toBe(label);
    for (const unknown of [null, undefined, '', -1, 'toString', 99])
      expect(getChoiceLabel(choices, unknown)).toBe('');
  });
});

/** Categories as the specification names them: A1-A11. */
const listCategories = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`);

describe('cadastral categories', () => {
  it('are those of the list, then "altro"', () => {
    expect(all.CADASTRAL_CATEGORIES).toEqual([
      ...listCategories('A', 1, 11),
      ...listCategories('B', 1, 7),
      ...listCategories('C', 1, 6),
      ...listCategories('D', 1, 10),
      'E7',
      'altro',
    ]);
  });

  it('of difficult attribution are those of the other list', () => {
    expect(all.HARD_ATTRIBUTION_CATEGORIES).toEqual([
      'B3',
      'B8',
      'C7',
      'D9',
      ...listCategories('E', 1, 6),
      'E8',
      'E9',
      ...listCategories('F', 1, 5),
    ]);
  });
});
