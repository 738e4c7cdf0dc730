import { selectPlural } from '../formats/index.js';
import { createEmptySpese, DEFAULT_NATION } from '../autofill/index.js';
import { LIST_BOUNDS } from '../completeness/storage-bounds.js';
import type { DossierForm, Spese } from '../dossier/index.js';
import { SERVICE_TYPES, type EditableChoiceSettings } from '../enumerations/index.js';
import {
  normalizeElementName,
  XmlImportError,
  type XmlElement,
  type XmlRemark,
} from './xml-element.js';
import { createLabelLookup } from './labels/index.js';
import type { XmlReading } from './apply-xml-import.js';
import { readProductLists } from './read-product-lists.js';
import { readCadastralData, readAddress, type MunicipalityLookup } from './read-addresses.js';
import { readBeneficiary, readOtherBeneficiary } from './read-beneficiaries.js';
import { XmlSection } from './xml-section.js';

export const ROOT_ELEMENT = 'PraticaENEA';
export const FORMAT_VERSION = '1.0';
/** Most products of a file. */
export const PRODUCTS_MAX = 500;
const REQUIRED_ELEMENTS = ['TipoBonus', 'Beneficiario', 'Ubicazione', 'Prodotti'] as const;

const lookupService = createLabelLookup(SERVICE_TYPES);

interface ReadOptions {
  /** The file was exported from a dossier: nothing in it is to be merged, completed or given a default. */
  exact: boolean;
}

/**
 * Reads a data file into the values of a dossier (spec wizard §4 and §9; format
 * `docs/xml/pratica-enea-1.0.xsd`).
 * @throws XmlRefusal where the file is not a data file
 */
export function readPraticaXml(
  root: XmlElement,
  lookup: MunicipalityLookup,
  settings: EditableChoiceSettings,
  { exact }: ReadOptions = { exact: false },
): XmlReading {
  if (normalizeElementName(root.name) !== normalizeElementName(ROOT_ELEMENT))
    throw new XmlImportError(
      `Non è un file di una pratica ENEA: l’elemento principale è «${root.name.slice(0, 60)}» invece di «${ROOT_ELEMENT}».`,
    );
  const notUnderstood: XmlRemark[] = [];
  const warnings: string[] = [];
  const warn = (text: string): void => {
    warnings.push(text);
  };
  const file = new XmlSection(root, '', notUnderstood);
  assertComplete(file);
  checkVersion(root, warn);
  const products = listProductSections(file, exact);
  const read = readProductLists(products, exact, notUnderstood, settings);
  const values: Partial<DossierForm> = {
    ...omitMissing(
      {
        serviceType: file.readChoice('TipoBonus', lookupService),
        annoRiferimento: file.readInteger('AnnoRiferimento', 2000, 2100),
      },
      exact,
    ),
    ...readAllBeneficiaries(file, exact),
    ...readAllAddresses(file, lookup, warn, exact),
    ...readIntervention(file, exact),
    manufatti: read.manufatti,
    ...readCosts(file, exact),
  };
  file.reportUnreadElements();
  return {
    values,
    exact,
    notUnderstood: truncateRemarks(notUnderstood),
    warnings,
    windows: read.windows,
  };
}

/** Limits the remarks: a longer list is not read, and a file may consist only of errors. */
const REMARKS_MAX = 100;

function truncateRemarks(remarks: XmlRemark[]): XmlRemark[] {
  const left = remarks.length - REMARKS_MAX;
  if (left <= 0) return remarks;
  return [
    ...remarks.slice(0, REMARKS_MAX),
    {
      path: ROOT_ELEMENT,
      value: '',
      message: selectPlural(
        left,
        'e un altro dato da rivedere',
        `e altri ${left} dati da rivedere`,
      ),
    },
  ];
}

function assertComplete(file: XmlSection): void {
  const missing = REQUIRED_ELEMENTS.filter((name) => !file.hasElement(name));
  if (missing.length === 0) return;
  throw new XmlImportError(
    `Il file non è completo: ${selectPlural(missing.length, 'manca la parte', 'mancano le parti')} ${missing.join(', ')}.`,
  );
}

function checkVersion(root: XmlElement, warn: (text: string) => void): void {
  const version = Object.entries(root.attributes)
    .find(([name]) => normalizeElementName(name) === 'versione')?.[1]
    ?.trim();
  if (version !== undefined && version !== FORMAT_VERSION)
    warn(
      `Il file è nella versione ${version.slice(0, 20)} del tracciato: il portale legge la ${FORMAT_VERSION}. Controlla con attenzione i dati importati.`,
    );
}

function listProductSections(file: XmlSection, exact: boolean): XmlSection[] {
  const list = file.readSection('Prodotti');
  const products = list?.readSections('Prodotto') ?? [];
  list?.reportUnreadElements(['prodotto']);
  if (products.length === 0 && !exact)
    throw new XmlImportError('Il file non è completo: non contiene nessun prodotto.');
  if (products.length > PRODUCTS_MAX)
    throw new XmlImportError(
      `Il file contiene ${products.length} prodotti: se ne possono importare al massimo ${PRODUCTS_MAX}.`,
    );
  return products;
}

const OTHER_BENEFICIARIES_MAX = LIST_BOUNDS.otherBeneficiaries.max;

function readAllBeneficiaries(file: XmlSection, exact: boolean): Partial<DossierForm> {
  const main = file.readSection('Beneficiario');
  const list = file.readSection('AltriBeneficiari');
  const others = list
    ?.readSections('Beneficiario')
    .map((other) => readOtherBeneficiary(other, exact));
  list?.reportUnreadElements(['beneficiario']);
  if ((others?.length ?? 0) > OTHER_BENEFICIARIES_MAX)
    list?.addRemark(
      'Beneficiario',
      `Al massimo ${OTHER_BENEFICIARIES_MAX} altri beneficiari: quelli oltre non vengono importati`,
    );
  return {
    ...(main === null ? {} : readBeneficiary(main, exact)),
    ...(others === undefined && !exact
      ? {}
      : { otherBeneficiaries: (others ?? []).slice(0, OTHER_BENEFICIARIES_MAX) }),
  };
}

const findSectionOrEmpty = (file: XmlSection, name: string, exact: boolean): XmlSection | null =>
  file.readSection(name) ?? (exact ? new XmlSection(EMPTY_ELEMENT, name, []) : null);
const EMPTY_ELEMENT: XmlElement = { name: '', attributes: {}, children: [], text: '' };

function readAllAddresses(
  file: XmlSection,
  lookup: MunicipalityLookup,
  warn: (text: string) => void,
  exact: boolean,
): Partial<DossierForm> {
  const residence = findSectionOrEmpty(file, 'Residenza', exact);
  const property = findSectionOrEmpty(file, 'Ubicazione', exact);
  const cadastral = findSectionOrEmpty(file, 'DatiCatastali', exact);
  const lived =
    residence === null
      ? null
      : readAddress(residence, 'beneficiaryResidential', lookup, warn, exact);
  const stands = property === null ? null : readAddress(property, 'immovable', lookup, warn, exact);
  const registered = cadastral === null ? {} : readCadastralData(cadastral);
  const code = registered.immovableMunicipalityCode ?? null;
  if (code !== null && stands?.found && stands.found.code !== code) {
    warn(
      `DatiCatastali: il codice del comune ${code} non è quello di ${stands.found.name} (${stands.found.code}). Controlla quale dei due è giusto.`,
    );
  }
  const nation =
    lived !== null && lived.values.beneficiaryResidentialNation === null && !exact
      ? { beneficiaryResidentialNation: DEFAULT_NATION }
      : {};
  const codeOfPlace =
    code === null && !exact && stands?.found
      ? { immovableMunicipalityCode: stands.found.code }
      : {};
  return { ...lived?.values, ...nation, ...stands?.values, ...registered, ...codeOfPlace };
}

function readIntervention(file: XmlSection, exact: boolean): Partial<DossierForm> {
  const section = findSectionOrEmpty(file, 'Intervento', exact);
  if (section === null) return {};
  const dates = {
    interventionStartDate: section.readDay('DataInizioLavori'),
    interventionEndDate: section.readDay('DataFineLavori'),
  };
  section.reportUnreadElements();
  return omitMissing(dates, exact);
}

/** Fields of the costs and their names in the file. */
export const COST_TAGS = {
  spesaDetraibileSerramenti: 'SpesaSerramenti',
  speseProfessionaliSerramenti: 'SpeseProfessionaliSerramenti',
  spesaDetraibileSchermature: 'SpesaSchermature',
  speseProfessionaliSchermature: 'SpeseProfessionaliSchermature',
  spesaDetraibileChiusure: 'SpesaChiusure',
  speseProfessionaliChiusure: 'SpeseProfessionaliChiusure',
} as const satisfies Partial<Record<keyof Spese, string>>;

function readCosts(file: XmlSection, exact: boolean): Partial<DossierForm> {
  const section = findSectionOrEmpty(file, 'DettagliEconomici', exact);
  if (section === null) return {};
  const spese = Object.fromEntries(
    Object.entries(COST_TAGS).map(([field, tag]) => [field, section.readMoney(tag)]),
  ) as Record<keyof typeof COST_TAGS, number | null>;
  section.reportUnreadElements();
  return { spese: { ...createEmptySpese(), ...spese } };
}

/**
 * An element absent from the file leaves the dossier unchanged; an exported file contains every
 * value.
 */
const omitMissing = (values: Partial<DossierForm>, exact: boolean): Partial<DossierForm> =>
  exact ? values : Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
