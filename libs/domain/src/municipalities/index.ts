export { normalizeSearchKey } from './municipality-keys.js';
export * from './search-municipalities.js';
export { readItalianZip, type WrittenMunicipality } from './read-written-place.js';
export {
  indexMunicipalityNames,
  type GoneMunicipality,
  type MunicipalityIndex,
  type OtherName,
  type OtherNameKind,
  type ResolvableMunicipality,
} from './municipality-index.js';
export { formatMunicipalityName } from './municipality-doubt-texts.js';
export {
  resolveMunicipality,
  type MunicipalityDoubt,
  type MunicipalityResolution,
} from './resolve-municipality.js';
