import {
  createEmptyChiusura,
  createEmptySchermatura,
  createEmptySerramento,
} from '../autofill/index.js';
import { OPAQUE_DOOR_MESSAGE } from '../completeness/check-product-rows.js';
import type { Chiusura, Schermatura, Serramento } from '../dossier/index.js';
import {
  getFinalResistance,
  getInitialResistance,
  hasAlwaysOpaquePanel,
  hasUsuallyOpaquePanel,
  getOldTransmittance,
  parseSolarTransmission,
} from '../reference-tables/index.js';
import { normalizeSearchText } from '../text/index.js';
import * as labels from './labels/index.js';
import type { XmlSection } from './xml-section.js';
import type { RuleSettings } from '../settings/rule-settings.js';

const SURFACE_MAX = 99_999;
const RATIO_MAX = 99;
/** Most pieces of one product. */
export const PIECES_MAX = 500;

export type ProductKind = 'serramenti' | 'schermature' | 'chiusure';

const PRODUCT_KIND_PATTERNS: readonly [ProductKind, RegExp][] = [
  ['schermature', /schermature|tende|veneziane|^(schermatura|tenda|veneziana)\b/],
  ['chiusure', /chiusure|tapparelle|^(chiusura|tapparella)\b/],
];

/** The list a product belongs to, by its name: plural words anywhere, singular ones in front. */
export const detectProductKind = (name: string): ProductKind =>
  PRODUCT_KIND_PATTERNS.find(([, words]) => words.test(normalizeSearchText(name)))?.[0] ??
  'serramenti';

/** How many pieces a product stands for. */
export const readPieceCount = (section: XmlSection): number =>
  section.readInteger('Quantita', 1, PIECES_MAX) ?? 1;

const readSurface = (section: XmlSection, name: string): number | null =>
  section.readNumber(name, SURFACE_MAX, 2);
const readRatio = (section: XmlSection, name: string): number | null =>
  section.readNumber(name, RATIO_MAX);

/** Its limit depends on the day of the works, which the dossier may know and the file not: `importXml` speaks of it. */
const readSolarTransmissionValue = (section: XmlSection): number | null =>
  section.readAmount('FattoreSolare', parseSolarTransmission, 1, 4);

const WINDOW_TYPE_PATTERNS: readonly [RegExp, NonNullable<Serramento['tipologiaInfisso']>][] = [
  [/cielin/, 'cielino'],
  [/cassonett/, 'cassonettoIspezioneFrontale'],
  [/portoncin|portone|blindat/, 'portoncino'],
  [/finestr/, 'finestra'],
];
const detectWindowType = (name: string) =>
  WINDOW_TYPE_PATTERNS.find(([words]) => words.test(normalizeSearchText(name)))?.[1] ?? null;

export function readWindow(section: XmlSection, name: string, exact: boolean): Serramento {
  const row: Serramento = {
    tipologiaInfisso: section.readChoice('Tipologia', labels.infisso),
    tipologiaTelaioPre: section.readChoice('TelaioPrecedente', labels.telaioPre),
    tipologiaTelaioPost: section.readChoice('Telaio', labels.telaioPost),
    tipologiaVetroPre: section.readChoice('VetroPrecedente', labels.vetroPre),
    tipologiaVetroPost: section.readChoice('Vetro', labels.vetroPost),
    trasmittanzaPre: readRatio(section, 'TrasmittanzaPrecedente'),
    trasmittanzaPost: readRatio(section, 'Trasmittanza'),
    superficie: readSurface(section, 'Superficie'),
    confine: section.readChoice('Confine', labels.confine),
    installazioneChiusuraOscurante:
      section.readChoice('ChiusuraOscurante', labels.lookupYesNo) ?? false,
  };
  return exact ? row : completeWindow(row, section, name);
}

/** What the file lacks, as the form would fill it in. */
function completeWindow(row: Serramento, section: XmlSection, name: string): Serramento {
  const type =
    row.tipologiaInfisso ?? (section.hasElement('Tipologia') ? null : detectWindowType(name));
  const glass = resolveOldGlass(row, section, type);
  return {
    ...row,
    tipologiaInfisso: type,
    tipologiaVetroPre: glass,
    confine:
      row.confine ?? (section.hasElement('Confine') ? null : createEmptySerramento().confine),
    trasmittanzaPre:
      row.trasmittanzaPre ?? getOldTransmittance(type, row.tipologiaTelaioPre, glass),
  };
}

/** What the file says, or the opaque panel such a window had. */
function resolveOldGlass(
  { tipologiaVetroPre: said }: Serramento,
  section: XmlSection,
  type: Serramento['tipologiaInfisso'],
): Serramento['tipologiaVetroPre'] {
  if (!hasUsuallyOpaquePanel(type)) return said;
  if (!hasAlwaysOpaquePanel(type) || said === null || said === 'opaco') return said ?? 'opaco';
  section.addRemark('VetroPrecedente', `${OPAQUE_DOOR_MESSAGE}: vale quello`);
  return 'opaco';
}

/** Defaults take the place of what the file does not mention; what it says and nobody understood stays open. */
function applyDefaults<T extends object>(
  row: T,
  defaults: Partial<T>,
  tags: { readonly [K in keyof T]?: string },
  section: XmlSection,
): T {
  const missing = (Object.keys(tags) as (keyof T)[]).filter(
    (key) => row[key] === null && !section.hasElement(tags[key] ?? ''),
  );
  return { ...row, ...Object.fromEntries(missing.map((key) => [key, defaults[key] ?? null])) };
}

export function readShading(section: XmlSection, name: string, exact: boolean): Schermatura {
  const row: Schermatura = {
    tipologia: section.readChoice('Tipologia', labels.schermatura),
    installazione: section.readChoice('Installazione', labels.installazione),
    superficieSchermatura: readSurface(section, 'Superficie'),
    superficieFinestrata: readSurface(section, 'SuperficieFinestrata'),
    tipologiaFinestra: section.readChoice('TipologiaFinestra', labels.finestra),
    tipologiaVetrata: section.readChoice('TipologiaVetrata', labels.vetrata),
    esposizione: section.readChoice('Esposizione', labels.esposizione),
    trasmissioneSolare: readSolarTransmissionValue(section),
    materialeSchermatura: section.readChoice('Materiale', labels.materiale),
    meccanismoRegolazione: section.readChoice('MeccanismoRegolazione', labels.meccanismo),
    modalitaCalcoloResistenzaTermica: section.readChoice('ModalitaCalcolo', labels.calcolo),
    aggettiOstruzioni: null,
  };
  if (exact) return row;
  const tipologia = /tend[ae]/.test(normalizeSearchText(name))
    ? 'tenda'
    : /venezian[ae]/.test(normalizeSearchText(name))
      ? 'veneziana'
      : null;
  return applyDefaults(
    row,
    { ...createEmptySchermatura(), tipologia },
    {
      tipologia: 'Tipologia',
      installazione: 'Installazione',
      modalitaCalcoloResistenzaTermica: 'ModalitaCalcolo',
    },
    section,
  );
}

export function readShutter(
  section: XmlSection,
  exact: boolean,
  { closureChoices }: Pick<RuleSettings, 'closureChoices'>,
): Chiusura {
  const row: Chiusura = {
    tipologiaPre: section.readChoice('TipologiaPrecedente', labels.chiusuraPre),
    tipologiaPost: section.readChoice(
      'Tipologia',
      labels.withLabels(labels.chiusuraPost, closureChoices),
    ),
    installazione: section.readChoice('Installazione', labels.installazione),
    superficieChiusura: readSurface(section, 'Superficie'),
    superficieFinestrata: readSurface(section, 'SuperficieFinestrata'),
    tipologiaVetrata: section.readChoice('TipologiaVetrata', labels.vetrata),
    esposizione: section.readChoice('Esposizione', labels.esposizione),
    permeabilitaAria: section.readChoice('PermeabilitaAria', labels.permeabilita),
    resistenzaTermicaIniziale: readRatio(section, 'ResistenzaTermicaIniziale'),
    resistenzaTermicaFinale: readRatio(section, 'ResistenzaTermicaFinale'),
    modalitaCalcoloResistenzaTermica: section.readChoice('ModalitaCalcolo', labels.calcolo),
    trasmissioneSolare: readSolarTransmissionValue(section),
    uwInfissoChiusura: readRatio(section, 'UwInfisso'),
    materialeChiusura: section.readChoice('Materiale', labels.materiale),
    meccanismoRegolazione: section.readChoice('MeccanismoRegolazione', labels.meccanismo),
  };
  if (exact) return row;
  const full = applyDefaults(
    row,
    { ...createEmptyChiusura(), permeabilitaAria: 'bassa' },
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
      full.resistenzaTermicaIniziale ?? getInitialResistance(full.tipologiaPre),
    resistenzaTermicaFinale:
      full.resistenzaTermicaFinale ?? getFinalResistance(full.tipologiaPost, full.permeabilitaAria),
  };
}
