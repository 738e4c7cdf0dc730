import type { Registry } from 'prom-client';
import type { MetricsRepository } from './metrics.repository.js';

/**
 * Registers gauges that are queried from the database when the metrics are read, so that every
 * process gives the same answer.
 */
export async function registerDatabaseGauges(
  registry: Registry,
  metricsRepository: MetricsRepository,
): Promise<void> {
  const { Gauge } = (await import('prom-client')).default;
  const registers = [registry];
  const age = new Gauge({
    name: 'portal_jobs_oldest_seconds',
    help: 'How long the oldest job of a kind has been due',
    labelNames: ['kind'],
    registers,
  });
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs not done, by kind and status; dead ones wait for a person',
    labelNames: ['kind', 'status'],
    registers,
    async collect() {
      this.reset();
      age.reset();
      const oldest = new Map<string, number>();
      for (const { kind, status, count, since } of await metricsRepository.countOpenJobs()) {
        this.set({ kind, status }, count);
        if (status !== 'dead')
          oldest.set(kind, Math.max(oldest.get(kind) ?? 0, (Date.now() - since) / 1_000));
      }
      for (const [kind, seconds] of oldest) age.set({ kind }, seconds);
    },
  });
  new Gauge({
    name: 'portal_works',
    help: 'Zips and exports by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, count } of await metricsRepository.countTasksByState())
        this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'portal_files_unscanned',
    help: 'Uploaded files that cannot be opened because the scanner was away when they came',
    registers,
    async collect() {
      this.set(await metricsRepository.countUnscannedFiles());
    },
  });
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of this process to the database server',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(metricsRepository.countConnections()))
        this.set({ state }, count);
    },
  });
}
