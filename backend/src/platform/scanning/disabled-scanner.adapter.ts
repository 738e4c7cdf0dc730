import {
  ScannerUnavailableError,
  VirusScannerService,
  type ScanVerdict,
} from './virus-scanner.service.js';

/** Replaces the scanner where none is configured. */
export class DisabledScannerAdapter extends VirusScannerService {
  readonly isEnabled = false;

  async scanFile(): Promise<ScanVerdict> {
    return Promise.reject(new ScannerUnavailableError('No scanner is set up'));
  }
}
