import { element, type XmlElement } from '../src/xml/element.js';
import type { FoundMunicipality, MunicipalityLookup } from '../src/xml/read-places.js';

type Tree = { readonly [name: string]: string | Tree | readonly Tree[] };

/** Elements from a plain tree; a list repeats its element. */
export const elements = (tree: Tree): XmlElement[] =>
  Object.entries(tree).flatMap(([name, content]) =>
    (Array.isArray(content) ? (content as readonly Tree[]) : [content as string | Tree]).map(
      (one) => element(name, typeof one === 'string' ? one : elements(one)),
    ),
  );

/** The smallest file that can be imported, with `change` in it. */
export const pratica = (change: Tree = {}): XmlElement =>
  element(
    'PraticaENEA',
    elements({
      TipoBonus: 'Ecobonus',
      Beneficiario: { TipoPersona: 'Fisica', Nome: 'Mario', Cognome: 'Rossi' },
      Ubicazione: { Indirizzo: 'Via Roma', Comune: 'Rho', CAP: '20017' },
      Prodotti: { Prodotto: { Nome: 'Finestra', Superficie: '1' } },
      ...change,
    }),
    { versione: '1.0' },
  );

/** A file with these products. */
export const withProducts = (...products: Tree[]): XmlElement =>
  pratica({ Prodotti: { Prodotto: products } });

const RHO: FoundMunicipality = {
  name: 'Rho',
  province: 'MI',
  climateZone: 'E',
  code: 'H264',
  hasZip: true,
  zoneToVerify: false,
};

/** Knows Rho alone. */
export const onlyRho: MunicipalityLookup = (zip, name) =>
  name.toLowerCase() === 'rho' ? { ...RHO, hasZip: zip === '20017' } : null;
