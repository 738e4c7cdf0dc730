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
  UNKNOWN_MUNICIPALITY_MESSAGE,
} from './read-addresses.js';
export { PRODUCTS_MAX, readPraticaXml } from './read-pratica-xml.js';
export { writePraticaXml } from './write-pratica-xml.js';
export * from './apply-xml-import.js';
