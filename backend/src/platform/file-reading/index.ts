export type { FileReader } from './file-reader.types.js';
export { FileReadingModule } from './file-reading.module.js';
export { FileReadingService } from './file-reading.service.js';
export { getOwnBuffer } from './transferable-bytes.util.js';
