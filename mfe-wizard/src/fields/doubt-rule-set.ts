// A chunk of its own: named here, so that the build leaves out the other rules.
export {
  applyDoubtRule,
  createMunicipalityFinder,
  listDossierWarnings,
  listDoubts,
  listExpenseWarnings,
  listHeatingWarnings,
  listPrintWarnings,
  listShadingWarnings,
  listShareWarnings,
  listShutterWarnings,
  listZipWarnings,
  PLACE_DOUBT_RULES,
} from '@pratiche/domain';
