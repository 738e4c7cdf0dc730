import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { listInstances } from './upgrade.ts';

it('an upgrade takes every process by its file of variables, workers first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  try {
    for (const [name, text] of [
      ['http-1', 'PORT=3001\nMETRICS_PORT=9464\n'],
      ['http-3', '# A further one.\nMETRICS_PORT=9470\nPORT=3003\n'],
      ['worker-1', 'METRICS_PORT=9466\n'],
      ['pratiche', 'PORT=1\n'],
      ['migrate', ''],
    ] as const)
      writeFileSync(join(folder, `${name}.env`), text);
    expect(listInstances(folder)).toEqual([
      { unit: 'pratiche-worker@1', address: 'http://127.0.0.1:9466/live' },
      { unit: 'pratiche-http@1', address: 'http://127.0.0.1:3001/api/health/ready' },
      { unit: 'pratiche-http@3', address: 'http://127.0.0.1:3003/api/health/ready' },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
