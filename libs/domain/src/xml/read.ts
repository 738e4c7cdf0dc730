import { DEFAULT_NATION } from '../autofill/index.js';
import { LIST_BOUNDS } from '../completeness/bounds.js';
import type { DossierForm, Spese } from '../dossier/index.js';
import { SERVICE_TYPES } from '../enumerations/index.js';
import { elementKey, XmlRefusal, type XmlElement, type XmlRemark } from './element.js';
import { lookupOf } from './labels/index.js';
import type { XmlReading } from './import.js';
import { readProducts } from './read-lists.js';
import { readCadastral, readPlace, type MunicipalityLookup } from './read-places.js';
import { readBeneficiary, readOther } from './read-subjects.js';
import { Section } from './section.js';

export const ROOT = 'PraticaENEA';
export const VERSION = '1.0';
/** Most products of a file. */
export const PRODUCTS_MAX = 500;
const REQUIRED = ['TipoBonus', 'Beneficiario', 'Ubicazione', 'Prodotti'] as const;

const service = lookupOf(SERVICE_TYPES);

interface ReadOptions {
  /** The file was exported from a dossier: nothing in it is to be merged, completed or given a default. */
  exact: boolean;
}

/**
 * What a data file means for a dossier (spec wizard §4 and §9; format `docs/xml/pratica-enea-1.0.xsd`).
 * @throws XmlRefusal where it is no such file
 */
export function readPraticaXml(
  root: XmlElement,
  lookup: MunicipalityLookup,
  { exact }: ReadOptions = { exact: false },
): XmlReading {
  if (elementKey(root.name) !== elementKey(ROOT))
    throw new XmlRefusal(
      `Non è un file di una pratica ENEA: l’elemento principale è «${root.name.slice(0, 60)}» invece di «${ROOT}».`,
    );
  const notUnderstood: XmlRemark[] = [];
  const warnings: string[] = [];
  const warn = (text: string): void => {
    warnings.push(text);
  };
  const file = new Section(root, '', notUnderstood);
  refuseIncomplete(file);
  checkVersion(root, warn);
  const products = productsOf(file, exact);
  const read = readProducts(products, exact, notUnderstood);
  const values: Partial<DossierForm> = {
    ...presentOnly(
      {
        serviceType: file.choice('TipoBonus', service),
        annoRiferimento: file.whole('AnnoRiferimento', 2000, 2100),
      },
      exact,
    ),
    ...readSubjects(file, exact),
    ...readPlaces(file, lookup, warn, exact),
    ...readWorks(file, exact),
    manufatti: read.manufatti,
    ...readCosts(file, exact),
  };
  file.finish();
  return {
    values,
    exact,
    notUnderstood: shortened(notUnderstood),
    warnings,
    windows: read.windows,
  };
}

/** Nobody reads more than this, and a file may be made of nothing else. */
const REMARKS_MAX = 100;

function shortened(remarks: XmlRemark[]): XmlRemark[] {
  const left = remarks.length - REMARKS_MAX;
  if (left <= 0) return remarks;
  return [
    ...remarks.slice(0, REMARKS_MAX),
    { path: ROOT, value: '', message: `e altri ${left} dati da rivedere` },
  ];
}

function refuseIncomplete(file: Section): void {
  const missing = REQUIRED.filter((name) => !file.has(name));
  if (missing.length === 0) return;
  throw new XmlRefusal(
    `Il file non è completo: ${missing.length === 1 ? 'manca la parte' : 'mancano le parti'} ${missing.join(', ')}.`,
  );
}

function checkVersion(root: XmlElement, warn: (text: string) => void): void {
  const version = Object.entries(root.attributes)
    .find(([name]) => elementKey(name) === 'versione')?.[1]
    ?.trim();
  if (version !== undefined && version !== VERSION)
    warn(
      `Il file è nella versione ${version.slice(0, 20)} del tracciato: qui si legge la ${VERSION}. Controllare con attenzione i dati importati.`,
    );
}

function productsOf(file: Section, exact: boolean): Section[] {
  const list = file.section('Prodotti');
  const products = list?.sections('Prodotto') ?? [];
  list?.finish(['prodotto']);
  if (products.length === 0 && !exact)
    throw new XmlRefusal('Il file non è completo: non contiene nessun prodotto.');
  if (products.length > PRODUCTS_MAX)
    throw new XmlRefusal(
      `Il file contiene ${products.length} prodotti: se ne possono importare al massimo ${PRODUCTS_MAX}.`,
    );
  return products;
}

const OTHERS_MAX = LIST_BOUNDS.otherBeneficiaries.max;

function readSubjects(file: Section, exact: boolean): Partial<DossierForm> {
  const main = file.section('Beneficiario');
  const list = file.section('AltriBeneficiari');
  const others = list?.sections('Beneficiario').map((other) => readOther(other, exact));
  list?.finish(['beneficiario']);
  if ((others?.length ?? 0) > OTHERS_MAX)
    list?.remark(
      'Beneficiario',
      `Al massimo ${OTHERS_MAX} altri beneficiari: quelli oltre non vengono importati`,
    );
  return {
    ...(main === null ? {} : readBeneficiary(main, exact)),
    ...(others === undefined && !exact
      ? {}
      : { otherBeneficiaries: (others ?? []).slice(0, OTHERS_MAX) }),
  };
}

const place = (file: Section, name: string, exact: boolean): Section | null =>
  file.section(name) ?? (exact ? new Section(NOTHING, name, []) : null);
const NOTHING: XmlElement = { name: '', attributes: {}, children: [], text: '' };

function readPlaces(
  file: Section,
  lookup: MunicipalityLookup,
  warn: (text: string) => void,
  exact: boolean,
): Partial<DossierForm> {
  const residence = place(file, 'Residenza', exact);
  const property = place(file, 'Ubicazione', exact);
  const cadastral = place(file, 'DatiCatastali', exact);
  const lived =
    residence === null ? null : readPlace(residence, 'beneficiaryResidential', lookup, warn, exact);
  const stands = property === null ? null : readPlace(property, 'immovable', lookup, warn, exact);
  const registered = cadastral === null ? {} : readCadastral(cadastral);
  const code = registered.immovableMunicipalityCode ?? null;
  if (code !== null && stands?.found && stands.found.code !== code) {
    warn(
      `DatiCatastali: il codice del comune ${code} non è quello di ${stands.found.name} (${stands.found.code}). Controllare quale dei due è giusto.`,
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

function readWorks(file: Section, exact: boolean): Partial<DossierForm> {
  const section = place(file, 'Intervento', exact);
  if (section === null) return {};
  const dates = {
    interventionStartDate: section.day('DataInizioLavori'),
    interventionEndDate: section.day('DataFineLavori'),
  };
  section.finish();
  return presentOnly(dates, exact);
}

/** Fields of the costs and their names in the file. */
export const COST_TAGS = {
  spesaDetraibileSerramenti: 'SpesaSerramenti',
  speseProfessionaliSerramenti: 'SpeseProfessionaliSerramenti',
  spesaDetraibileSchermature: 'SpesaSchermature',
  speseProfessionaliSchermature: 'SpeseProfessionaliSchermature',
  spesaDetraibileChiusure: 'SpesaChiusure',
  speseProfessionaliChiusure: 'SpeseProfessionaliChiusure',
} as const satisfies Record<keyof Spese, string>;

function readCosts(file: Section, exact: boolean): Partial<DossierForm> {
  const section = place(file, 'DettagliEconomici', exact);
  if (section === null) return {};
  const spese = Object.fromEntries(
    Object.entries(COST_TAGS).map(([field, tag]) => [field, section.money(tag)]),
  ) as Record<keyof Spese, number | null>;
  section.finish();
  return { spese };
}

/** What a file does not say leaves the dossier as it is; an exported one says everything. */
const presentOnly = (values: Partial<DossierForm>, exact: boolean): Partial<DossierForm> =>
  exact ? values : Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
