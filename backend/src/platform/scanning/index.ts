export { FileScanner, ScannerAway, type Verdict } from './file-scanner.js';
export { ScanningModule } from './scanning.module.js';
export { UnscannedFiles } from './unscanned-files.js';
