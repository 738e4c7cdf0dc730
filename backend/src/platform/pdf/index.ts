export {
  PdfDocumentBuilder,
  type KeyValue,
  type PdfDocumentOptions,
} from './pdf-document.builder.js';
export type { CardPicture } from './card-picture.util.js';
export type { OnlineSignatureMark } from './pdf-code.util.js';
export { addUnsignedMark, hasUnsignedMark } from './unsigned-mark.util.js';
export type { PdfPart } from './pdf-columns.util.js';
export { safeText } from './safe-text.util.js';
export { joinWithCommas, formatTown, joinWords } from './join-words.util.js';
export type { PdfColumn, PdfTable } from './pdf-table.util.js';
