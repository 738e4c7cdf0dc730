import type { RateClass } from '../config/index.js';
import type { SharedGauge } from './shared-gauge.types.js';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; the interesting ones for requests and jobs alike. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

interface Instruments {
  registry: Registry;
  requests: Counter;
  requestSeconds: Histogram;
  jobs: Counter;
  jobSeconds: Histogram;
  jobSuccesses: Gauge;
  scans: Counter;
  missingFiles: Counter;
  readings: Counter;
  limited: Counter;
  browserErrors: Counter;
}

export type JobResult = 'done' | 'failed' | 'dead' | 'crashed' | 'put-back' | 'postponed';
export type FileReadingResult = 'read' | 'refused' | 'too-heavy';
export type ScanResult = 'clean' | 'infected' | 'too-large' | 'away';

/**
 * Counts events of this process. Without `METRICS_PORT` counting does nothing and loads nothing.
 */
export class MetricsService {
  private instruments: Instruments | null = null;
  private readonly gauges: SharedGauge[] = [];

  /** Figures of features, beside those of the platform. */
  get sharedGauges(): readonly SharedGauge[] {
    return this.gauges;
  }

  /** For `onModuleInit` of a feature: before metrics are answered. */
  addSharedGauge(gauge: SharedGauge): void {
    this.gauges.push(gauge);
  }

  async enableMetrics(): Promise<Registry> {
    const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = (
      await import('prom-client')
    ).default;
    const registry = new Registry();
    const registers = [registry];
    // Event-loop lag, memory, garbage collection, processor time.
    collectDefaultMetrics({ register: registry });
    this.instruments = {
      registry,
      requests: new Counter({
        name: 'http_requests_total',
        help: 'Requests answered',
        labelNames: ['method', 'route', 'status'],
        registers,
      }),
      requestSeconds: new Histogram({
        name: 'http_request_duration_seconds',
        help: 'Time to the end of the answer',
        labelNames: ['method', 'route'],
        buckets: BUCKETS,
        registers,
      }),
      jobs: new Counter({
        name: 'portal_job_runs_total',
        help: 'Jobs run by this process, by how each run ended',
        labelNames: ['kind', 'result'],
        registers,
      }),
      jobSeconds: new Histogram({
        name: 'portal_job_duration_seconds',
        help: 'Time one run of a job took',
        labelNames: ['kind'],
        buckets: BUCKETS,
        registers,
      }),
      jobSuccesses: new Gauge({
        name: 'portal_job_last_success_timestamp_seconds',
        help: 'When this process last finished a job of a kind',
        labelNames: ['kind'],
        registers,
      }),
      missingFiles: new Counter({
        name: 'portal_files_missing_total',
        help: 'Reads of a file of a dossier whose bytes the storage does not have',
        registers,
      }),
      scans: new Counter({
        name: 'portal_file_scans_total',
        help: 'Uploaded files this process had scanned, by what came of it; away: no answer from the scanner',
        labelNames: ['result'],
        registers,
      }),
      readings: new Counter({
        name: 'portal_file_readings_total',
        help: 'Uploaded files this process looked into, by what came of it; too-heavy: given up for time or memory',
        labelNames: ['result'],
        registers,
      }),
      limited: new Counter({
        name: 'http_requests_limited_total',
        help: 'Requests refused because an account or network called too often, by class of route',
        labelNames: ['class'],
        registers,
      }),
      browserErrors: new Counter({
        name: 'portal_browser_errors_total',
        help: 'Errors that pages reported to this process, by front end',
        labelNames: ['part'],
        registers,
      }),
    };
    return registry;
  }

  recordRequest(method: string, route: string, status: number, seconds: number): void {
    this.instruments?.requests.inc({ method, route, status: String(status) });
    this.instruments?.requestSeconds.observe({ method, route }, seconds);
  }

  recordJob(kind: string, result: JobResult, seconds: number): void {
    this.instruments?.jobs.inc({ kind, result });
    if (result === 'done') this.instruments?.jobSuccesses.setToCurrentTime({ kind });
    this.instruments?.jobSeconds.observe({ kind }, seconds);
  }

  recordLimitedRequest(rateClass: RateClass): void {
    this.instruments?.limited.inc({ class: rateClass });
  }

  recordBrowserError(part: string): void {
    this.instruments?.browserErrors.inc({ part });
  }

  recordMissingFile(): void {
    this.instruments?.missingFiles.inc();
  }

  recordFileScan(result: ScanResult): void {
    this.instruments?.scans.inc({ result });
  }

  recordFileReading(result: FileReadingResult): void {
    this.instruments?.readings.inc({ result });
  }
}
