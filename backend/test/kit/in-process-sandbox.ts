import type { INestApplicationContext } from '@nestjs/common';
import { jest } from '@jest/globals';
import { ForkedSandbox } from '../../src/platform/jobs/forked-sandbox.util.js';
import { JobExecutorService } from '../../src/platform/jobs/job-executor.service.js';
import type { OutboxJob } from '../../src/platform/jobs/outbox-job.entity.js';

/** Runs abandoned jobs in this process, because jest's sources cannot be started as another one. */
export function useInProcessSandbox(app: INestApplicationContext): void {
  const executor = app.get(JobExecutorService, { strict: false });
  jest.spyOn(ForkedSandbox, 'start').mockResolvedValue({
    isRunning: true,
    runJob: async (job: OutboxJob) => ({
      result: await executor.runClaimedJob(job, { isSandboxed: true }),
    }),
    stop: () => Promise.resolve(),
  } as unknown as ForkedSandbox);
}
