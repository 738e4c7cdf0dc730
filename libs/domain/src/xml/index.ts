export {
  createXmlElement,
  normalizeElementName,
  XmlImportError,
  type XmlElement,
  type XmlRemark,
} from './xml-element.js';
export {
  type FoundMunicipality,
  type MunicipalityLookup,
  type UnclearMunicipality,
  UNKNOWN_MUNICIPALITY_MESSAGE,
} from './read-addresses.js';
export { PRODUCTS_MAX, readPraticaXml } from './read-pratica-xml.js';
export { writePraticaXml } from './write-pratica-xml.js';
export { listXmlFields, readProductFields, writeProductFields } from './product-xml.js';
export { XmlSection } from './xml-section.js';
export * from './apply-xml-import.js';
export * from './read-camt-statement.js';
