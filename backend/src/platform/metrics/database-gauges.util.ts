import type { Registry } from 'prom-client';
import type { DiskSpaceService } from '../health/disk-space.service.js';
import { HEALTH_PARTS, type PartHealthIndicator } from '../health/part-health.indicator.js';
import type { MetricsRepository } from './metrics.repository.js';
import type { SharedGauge } from './shared-gauge.types.js';

/** What the tables of the platform say of all processes together. */
export const listPlatformGauges = (metricsRepository: MetricsRepository): SharedGauge[] => [
  {
    name: 'portal_jobs',
    help: 'Jobs not done, by kind and status; dead and crashed ones wait for a person',
    labelNames: ['kind', 'status'],
    readValues: async () =>
      (await metricsRepository.countOpenJobs()).map(({ kind, status, count }) => ({
        labels: { kind, status },
        value: count,
      })),
  },
  {
    name: 'portal_jobs_oldest_seconds',
    help: 'How long the oldest job of a kind has been due',
    labelNames: ['kind'],
    readValues: async () => {
      const oldest = new Map<string, number>();
      for (const { kind, status, since } of await metricsRepository.countOpenJobs())
        if (status !== 'dead' && status !== 'crashed')
          oldest.set(kind, Math.max(oldest.get(kind) ?? 0, (Date.now() - since) / 1_000));
      return [...oldest].map(([kind, value]) => ({ labels: { kind }, value }));
    },
  },
  {
    name: 'portal_works',
    help: 'Zips and exports by kind and state',
    labelNames: ['kind', 'state'],
    readValues: async () =>
      (await metricsRepository.countTasksByState()).map(({ kind, state, count }) => ({
        labels: { kind, state },
        value: count,
      })),
  },
  {
    name: 'portal_files_unscanned',
    help: 'Uploaded files that cannot be opened because the scanner was away when they came',
    labelNames: [],
    readValues: async () => [{ labels: {}, value: await metricsRepository.countUnscannedFiles() }],
  },
];

/** Registers gauges that are read when the metrics are asked for, in the process that leads. */
export async function registerSharedGauges(
  registry: Registry,
  gauges: readonly SharedGauge[],
  isLeading: () => boolean,
): Promise<void> {
  const { Gauge } = (await import('prom-client')).default;
  for (const { name, help, labelNames, readValues } of gauges)
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        this.reset();
        // One without labels would say 0 after a reset.
        if (labelNames.length === 0) this.remove();
        if (!isLeading()) return;
        for (const { labels, value } of await readValues()) this.set(labels, value);
      },
    });
}

/** The disks and services behind a process, as it sees them. */
export async function registerSurroundingGauges(
  registry: Registry,
  diskSpaceService: DiskSpaceService,
  partHealthIndicator: PartHealthIndicator,
): Promise<void> {
  const { Gauge } = (await import('prom-client')).default;
  const registers = [registry];
  new Gauge({
    name: 'portal_disk_used_ratio',
    help: 'Used part of the disk of a folder this process writes to, 0 to 1',
    labelNames: ['folder'],
    registers,
    async collect() {
      this.reset();
      for (const [folder, ratio] of Object.entries(await diskSpaceService.readUsedRatios()))
        this.set({ folder }, ratio);
    },
  });
  new Gauge({
    name: 'portal_part_available',
    help: 'Whether a service behind this process answers it: 1 or 0',
    labelNames: ['part'],
    registers,
    async collect() {
      const away = await partHealthIndicator.listPartsAway();
      for (const part of HEALTH_PARTS) this.set({ part }, away.includes(part) ? 0 : 1);
    },
  });
}

/** What each process says of itself. */
export async function registerConnectionGauge(
  registry: Registry,
  metricsRepository: MetricsRepository,
): Promise<void> {
  const { Gauge } = (await import('prom-client')).default;
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of this process to the database server',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(metricsRepository.countConnections()))
        this.set({ state }, count);
    },
  });
}
