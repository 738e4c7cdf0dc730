import { createXmlElement, type XmlElement } from '../src/xml/xml-element.js';
import type { FoundMunicipality, MunicipalityLookup } from '../src/xml/read-addresses.js';
import { readPraticaXml } from '../src/xml/read-pratica-xml.js';
import { BUILT_IN_SETTINGS } from '../src/index.js';

type XmlTree = { readonly [name: string]: string | XmlTree | readonly XmlTree[] };

/** Elements from a plain tree; a list repeats its element. */
export const toXmlElements = (tree: XmlTree): XmlElement[] =>
  Object.entries(tree).flatMap(([name, content]) =>
    (Array.isArray(content) ? (content as readonly XmlTree[]) : [content as string | XmlTree]).map(
      (one) => createXmlElement(name, typeof one === 'string' ? one : toXmlElements(one)),
    ),
  );

/** The smallest file that can be imported, with `change` in it. */
export const buildPraticaXml = (change: XmlTree = {}): XmlElement =>
  createXmlElement(
    'PraticaENEA',
    toXmlElements({
      TipoBonus: 'Ecobonus',
      Beneficiario: { TipoPersona: 'Fisica', Nome: 'Mario', Cognome: 'Rossi' },
      Ubicazione: { Indirizzo: 'Via Roma', Comune: 'Rho', CAP: '20017' },
      Prodotti: { Prodotto: { Nome: 'Finestra', Superficie: '1' } },
      ...change,
    }),
    { versione: '1.0' },
  );

/** A file with these products. */
export const buildPraticaXmlWithProducts = (...products: XmlTree[]): XmlElement =>
  buildPraticaXml({ Prodotti: { Prodotto: products } });

const RHO_MUNICIPALITY: FoundMunicipality = {
  name: 'Rho',
  province: 'MI',
  climateZone: 'E',
  code: 'H264',
  hasZip: true,
  zoneToVerify: false,
};

/** Finds only Rho. */
export const lookupOnlyRho: MunicipalityLookup = (zip, name) =>
  name.toLowerCase() === 'rho' ? { ...RHO_MUNICIPALITY, hasZip: zip === '20017' } : null;

/** What is read from a file when Rho is the only municipality. */
export const readXmlOfRho = (root: XmlElement) =>
  readPraticaXml(root, lookupOnlyRho, BUILT_IN_SETTINGS);

export const readXmlValues = (change: XmlTree) => readXmlOfRho(buildPraticaXml(change)).values;

export const readXmlRemarks = (change: XmlTree) =>
  readXmlOfRho(buildPraticaXml(change)).notUnderstood.map(
    ({ path, message }) => `${path}: ${message}`,
  );
