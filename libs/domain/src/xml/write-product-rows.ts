import type { Manufatti, Serramento } from '../dossier/index.js';
import { getBuiltInLabel, TIPOLOGIE_INFISSO } from '../enumerations/index.js';
import {
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
  type ProductFields,
  type RowOf,
} from '../products/index.js';
import { writeProductFields } from './product-xml.js';
import { createParentElement, createTextElements } from './write-elements.js';
import { createXmlElement, type XmlElement } from './xml-element.js';

/** The element name determines the list of the product when the file is read. */
const writeProduct = <T extends ProductFields>(
  name: string,
  fields: T,
  row: RowOf<T>,
): XmlElement =>
  createXmlElement('Prodotto', [
    ...createTextElements({ Nome: name }),
    ...writeProductFields(fields, row),
  ]);

const getWindowName = ({ tipologiaInfisso }: Serramento): string =>
  getBuiltInLabel(TIPOLOGIE_INFISSO, tipologiaInfisso) || 'Serramento';

/** Windows, shadings, shutters, in the order of their rows. */
export const writeProducts = ({ serramenti, schermature, chiusure }: Manufatti): XmlElement =>
  createParentElement('Prodotti', [
    ...serramenti.map((row) => writeProduct(getWindowName(row), WINDOW_FIELDS, row)),
    ...schermature.map((row) => writeProduct('Schermature solari', SHADING_FIELDS, row)),
    ...chiusure.map((row) => writeProduct('Chiusure oscuranti', SHUTTER_FIELDS, row)),
  ]);
