export { element, elementKey, XmlRefusal, type XmlElement, type XmlRemark } from './element.js';
export {
  type FoundMunicipality,
  type MunicipalityLookup,
  UNKNOWN_MUNICIPALITY,
} from './read-places.js';
export { PRODUCTS_MAX, readPraticaXml } from './read.js';
export { writePraticaXml } from './write.js';
export * from './import.js';
