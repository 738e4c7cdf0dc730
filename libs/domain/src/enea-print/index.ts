export { readEneaPdf, type EneaPrint, type PdfReading } from './read-enea-print.js';
export type { PrintItem, PrintPage } from './print-layout.js';
export { PRINT_OUTCOMES, type ComparedValue, type PrintOutcome } from './compared-value.js';
export { compareEneaPrint, type ExpectedPrint } from './compare-enea-print.js';
export {
  ENEA_READING_KINDS,
  findPrintedFiling,
  judgeEneaPdf,
  listWeightyDifferences,
  type EneaReading,
  type EneaReadingKind,
  type WeightyDifference,
} from './judge-enea-pdf.js';
export {
  describeDifference,
  DIFFERENCE_REASON_MAX,
  listStepDifferences,
  validateConfirmations,
  type DifferenceConfirmation,
  type FilingDifference,
  type FilingReading,
} from './step-differences.js';
export { locateDifference, type DifferencePlace } from './locate-difference.js';
