import { emptyChiusura, emptySchermatura, emptySerramento } from '../autofill/index.js';
import { OPAQUE_DOOR_MESSAGE } from '../completeness/productRows.js';
import type { Chiusura, Schermatura, Serramento } from '../dossier/index.js';
import {
  finalResistance,
  initialResistance,
  isAlwaysOpaque,
  isUsuallyOpaque,
  oldTransmittance,
  parseSolarTransmission,
} from '../tables/index.js';
import { searchText } from '../text/index.js';
import * as labels from './labels/index.js';
import type { Section } from './section.js';

const SURFACE_MAX = 99_999;
const RATIO_MAX = 99;
/** Most pieces of one product. */
export const PIECES_MAX = 500;

export type ProductKind = 'serramenti' | 'schermature' | 'chiusure';

const KINDS: readonly [ProductKind, RegExp][] = [
  ['schermature', /schermature|tende|veneziane|^(schermatura|tenda|veneziana)\b/],
  ['chiusure', /chiusure|tapparelle|^(chiusura|tapparella)\b/],
];

/** The list a product belongs to, by its name: plural words anywhere, singular ones in front. */
export const kindOf = (name: string): ProductKind =>
  KINDS.find(([, words]) => words.test(searchText(name)))?.[0] ?? 'serramenti';

/** How many pieces a product stands for. */
export const readPieces = (section: Section): number =>
  section.whole('Quantita', 1, PIECES_MAX) ?? 1;

const surface = (section: Section, name: string): number | null =>
  section.number(name, SURFACE_MAX, 2);
const ratio = (section: Section, name: string): number | null => section.number(name, RATIO_MAX);

/** Its limit depends on the day of the works, which the dossier may know and the file not: `importXml` speaks of it. */
const solarTransmission = (section: Section): number | null =>
  section.amount('FattoreSolare', parseSolarTransmission, 1, 4);

const NAMED_TYPES: readonly [RegExp, NonNullable<Serramento['tipologiaInfisso']>][] = [
  [/cielin/, 'cielino'],
  [/cassonett/, 'cassonettoIspezioneFrontale'],
  [/portoncin|portone|blindat/, 'portoncino'],
  [/finestr/, 'finestra'],
];
const namedType = (name: string) =>
  NAMED_TYPES.find(([words]) => words.test(searchText(name)))?.[1] ?? null;

export function readWindow(section: Section, name: string, exact: boolean): Serramento {
  const row: Serramento = {
    tipologiaInfisso: section.choice('Tipologia', labels.infisso),
    tipologiaTelaioPre: section.choice('TelaioPrecedente', labels.telaioPre),
    tipologiaTelaioPost: section.choice('Telaio', labels.telaioPost),
    tipologiaVetroPre: section.choice('VetroPrecedente', labels.vetroPre),
    tipologiaVetroPost: section.choice('Vetro', labels.vetroPost),
    trasmittanzaPre: ratio(section, 'TrasmittanzaPrecedente'),
    trasmittanzaPost: ratio(section, 'Trasmittanza'),
    superficie: surface(section, 'Superficie'),
    confine: section.choice('Confine', labels.confine),
    installazioneChiusuraOscurante: section.choice('ChiusuraOscurante', labels.yesNo) ?? false,
  };
  return exact ? row : completedWindow(row, section, name);
}

/** What the file lacks, as the form would fill it in. */
function completedWindow(row: Serramento, section: Section, name: string): Serramento {
  const type = row.tipologiaInfisso ?? (section.has('Tipologia') ? null : namedType(name));
  const glass = glassBefore(row, section, type);
  return {
    ...row,
    tipologiaInfisso: type,
    tipologiaVetroPre: glass,
    confine: row.confine ?? (section.has('Confine') ? null : emptySerramento().confine),
    trasmittanzaPre: row.trasmittanzaPre ?? oldTransmittance(type, row.tipologiaTelaioPre, glass),
  };
}

/** What the file says, or the opaque panel such a window had. */
function glassBefore(
  { tipologiaVetroPre: said }: Serramento,
  section: Section,
  type: Serramento['tipologiaInfisso'],
): Serramento['tipologiaVetroPre'] {
  if (!isUsuallyOpaque(type)) return said;
  if (!isAlwaysOpaque(type) || said === null || said === 'opaco') return said ?? 'opaco';
  section.remark('VetroPrecedente', `${OPAQUE_DOOR_MESSAGE}: vale quello`);
  return 'opaco';
}

/** Defaults take the place of what the file does not mention; what it says and nobody understood stays open. */
function withDefaults<T extends object>(
  row: T,
  defaults: Partial<T>,
  tags: { readonly [K in keyof T]?: string },
  section: Section,
): T {
  const missing = (Object.keys(tags) as (keyof T)[]).filter(
    (key) => row[key] === null && !section.has(tags[key] ?? ''),
  );
  return { ...row, ...Object.fromEntries(missing.map((key) => [key, defaults[key] ?? null])) };
}

export function readShading(section: Section, name: string, exact: boolean): Schermatura {
  const row: Schermatura = {
    tipologia: section.choice('Tipologia', labels.schermatura),
    installazione: section.choice('Installazione', labels.installazione),
    superficieSchermatura: surface(section, 'Superficie'),
    superficieFinestrata: surface(section, 'SuperficieFinestrata'),
    tipologiaFinestra: section.choice('TipologiaFinestra', labels.finestra),
    tipologiaVetrata: section.choice('TipologiaVetrata', labels.vetrata),
    esposizione: section.choice('Esposizione', labels.esposizione),
    trasmissioneSolare: solarTransmission(section),
    materialeSchermatura: section.choice('Materiale', labels.materiale),
    meccanismoRegolazione: section.choice('MeccanismoRegolazione', labels.meccanismo),
    modalitaCalcoloResistenzaTermica: section.choice('ModalitaCalcolo', labels.calcolo),
    aggettiOstruzioni: null,
  };
  if (exact) return row;
  const tipologia = /tend[ae]/.test(searchText(name))
    ? 'tenda'
    : /venezian[ae]/.test(searchText(name))
      ? 'veneziana'
      : null;
  return withDefaults(
    row,
    { ...emptySchermatura(), tipologia },
    {
      tipologia: 'Tipologia',
      installazione: 'Installazione',
      modalitaCalcoloResistenzaTermica: 'ModalitaCalcolo',
    },
    section,
  );
}

export function readShutter(section: Section, exact: boolean): Chiusura {
  const row: Chiusura = {
    tipologiaPre: section.choice('TipologiaPrecedente', labels.chiusuraPre),
    tipologiaPost: section.choice('Tipologia', labels.chiusuraPost),
    installazione: section.choice('Installazione', labels.installazione),
    superficieChiusura: surface(section, 'Superficie'),
    superficieFinestrata: surface(section, 'SuperficieFinestrata'),
    tipologiaVetrata: section.choice('TipologiaVetrata', labels.vetrata),
    esposizione: section.choice('Esposizione', labels.esposizione),
    permeabilitaAria: section.choice('PermeabilitaAria', labels.permeabilita),
    resistenzaTermicaIniziale: ratio(section, 'ResistenzaTermicaIniziale'),
    resistenzaTermicaFinale: ratio(section, 'ResistenzaTermicaFinale'),
    modalitaCalcoloResistenzaTermica: section.choice('ModalitaCalcolo', labels.calcolo),
    trasmissioneSolare: solarTransmission(section),
    uwInfissoChiusura: ratio(section, 'UwInfisso'),
    materialeChiusura: section.choice('Materiale', labels.materiale),
    meccanismoRegolazione: section.choice('MeccanismoRegolazione', labels.meccanismo),
  };
  if (exact) return row;
  const full = withDefaults(
    row,
    { ...emptyChiusura(), permeabilitaAria: 'bassa' },
    {
      installazione: 'Installazione',
      permeabilitaAria: 'PermeabilitaAria',
      modalitaCalcoloResistenzaTermica: 'ModalitaCalcolo',
    },
    section,
  );
  return {
    ...full,
    resistenzaTermicaIniziale:
      full.resistenzaTermicaIniziale ?? initialResistance(full.tipologiaPre),
    resistenzaTermicaFinale:
      full.resistenzaTermicaFinale ?? finalResistance(full.tipologiaPost, full.permeabilitaAria),
  };
}
