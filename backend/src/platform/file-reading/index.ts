export type { FileReader } from './file-reader.types.js';
export { FileReadingService } from './file-reading.service.js';
export { getOwnBuffer } from './transferable-bytes.util.js';
