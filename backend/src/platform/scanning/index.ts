export {
  VirusScannerService,
  ScannerUnavailableError,
  type ScanVerdict,
} from './virus-scanner.service.js';
export { UnscannedFileRepository } from './unscanned-file.repository.js';
