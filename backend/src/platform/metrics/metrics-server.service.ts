import { createServer, type Server } from 'node:http';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Registry } from 'prom-client';
import { AppConfig, StartupError } from '../config/index.js';
import { DiskSpaceService } from '../health/disk-space.service.js';
import { PartHealthIndicator } from '../health/part-health.indicator.js';
import {
  listPlatformGauges,
  registerConnectionGauge,
  registerSharedGauges,
  registerSurroundingGauges,
} from './database-gauges.util.js';
import { MetricsLeaderService } from './metrics-leader.service.js';
import { MetricsRepository } from './metrics.repository.js';
import { MetricsService } from './metrics.service.js';

/**
 * Serves `/metrics` on a separate port, which the proxy in front does not expose, and `/live`, by which
 * a worker is asked whether it hangs: it has no other port.
 */
@Injectable()
export class MetricsServerService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServerService.name);
  private server: Server | null = null;
  private isLeading = false;

  constructor(
    private readonly config: AppConfig,
    private readonly metricsService: MetricsService,
    private readonly metricsRepository: MetricsRepository,
    private readonly metricsLeaderService: MetricsLeaderService,
    private readonly diskSpaceService: DiskSpaceService,
    private readonly partHealthIndicator: PartHealthIndicator,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort: port, metricsHost: host } = this.config;
    if (port === null) return;
    const registry = await this.metricsService.enableMetrics();
    const gauges = [
      ...listPlatformGauges(this.metricsRepository),
      ...this.metricsService.sharedGauges,
    ];
    await registerSharedGauges(registry, gauges, () => this.isLeading);
    await registerConnectionGauge(registry, this.metricsRepository);
    await registerSurroundingGauges(registry, this.diskSpaceService, this.partHealthIndicator);
    const server = createServer((request, response) => {
      if (request.url === '/metrics')
        void this.renderMetrics(registry).then(({ status, text }) =>
          response.writeHead(status, { 'content-type': registry.contentType }).end(text),
        );
      else response.writeHead(request.url === '/live' ? 204 : 404).end();
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          new StartupError([
            `METRICS_PORT ${port} cannot be listened on (${error.code ?? error.message})`,
          ]),
        ),
      );
      server.listen(port, host, resolve);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  /**
   * Fails without the database: the numbers of this process would be useful, but an incomplete
   * answer looks like a complete one.
   */
  private async renderMetrics(registry: Registry): Promise<{ status: number; text: string }> {
    try {
      this.isLeading = await this.metricsLeaderService.tryLead();
      return { status: 200, text: await registry.metrics() };
    } catch (error) {
      this.logger.error({ err: error }, 'Metrics not gathered');
      return { status: 503, text: '' };
    }
  }
}
