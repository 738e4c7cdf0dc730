import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { expect, it } from '@jest/globals';
import { JobRegistryService } from './job-registry.service.js';
import { MAX_ATTEMPTS, WORKER_OPTIONS } from './jobs.constants.js';
import { OutboxOptions } from './outbox-options.decorator.js';
import type { QueuedJob } from './queued-job.types.js';

@Processor('letters', WORKER_OPTIONS)
@OutboxOptions({ attempts: 3, isConfidential: true })
class LettersProcessor extends WorkerHost {
  readonly seen: QueuedJob[] = [];

  process(job: QueuedJob): Promise<void> {
    this.seen.push(job);
    return Promise.resolve();
  }
}

@Processor('parcels', { ...WORKER_OPTIONS, concurrency: 1 })
class ParcelsProcessor extends LettersProcessor {}

@Processor('letters')
class SecondLettersProcessor extends LettersProcessor {}

async function createRegistry(providers: Provider[]): Promise<JobRegistryService> {
  const test = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [JobRegistryService, ...providers],
  }).compile();
  return (await test.init()).get(JobRegistryService);
}

it('finds what the decorators of the package and of the outbox say', async () => {
  const registry = await createRegistry([LettersProcessor, ParcelsProcessor]);
  expect(registry.jobKinds.sort()).toEqual(['letters', 'parcels']);
  expect(['letters', 'parcels'].map((kind) => registry.getConcurrency(kind))).toEqual([4, 1]);
  expect(registry.getMaxAttempts('letters')).toBe(3);
  expect(registry.isConfidentialKind('letters')).toBe(true);
  expect(registry.getMaxAttempts('unknown')).toBe(MAX_ATTEMPTS);
  expect(registry.isConfidentialKind('unknown')).toBe(false);
});

it('hands a job to the processor of its kind, and refuses a kind without one', async () => {
  const registry = await createRegistry([LettersProcessor]);
  const job = { id: 'a', data: { to: 'b' }, attemptsStarted: 1, attemptsMade: 0 };
  await registry.processJob('letters', job);
  expect(registry.getProcessor('letters')).toMatchObject({ seen: [job] });
  await expect(registry.processJob('parcels', job)).rejects.toThrow('No processor');
});

it('refuses two processors of one kind', async () => {
  await expect(createRegistry([LettersProcessor, SecondLettersProcessor])).rejects.toThrow(
    'Two processors for jobs of kind letters',
  );
});
