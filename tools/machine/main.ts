/**
 * `npm run quality -- machine [--kills 200 --seed 7] [--next <built checkout>]`: a machine with systemd in
 * namespaces of this one, set up by the commands of the docs; parts are killed, held and filled
 * under load, and it is upgraded, brought back and cut off from power. As root.
 */
import { mkdtempSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, exitWithError, printProgress } from '../prepare/console-output.mjs';
import { REPOSITORY_ROOT } from '../services/backend-process.ts';
import { Machine } from './machine.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    seed: { type: 'string' },
    /** The release that the upgrade puts in the place of this one. */
    next: { type: 'string', default: REPOSITORY_ROOT },
  },
});
const NEXT = '/opt/pratiche-next';
const HERE = '/opt/pratiche';
const READY_AFTER_BOOT_S = 60;

async function main(): Promise<void> {
  if (process.getuid?.() !== 0) throw new UserFacingError('only root can boot a machine.');
  const parent = mkdtempSync('/dev/shm/machine-');
  const machine = new Machine(join(parent, 'disk'), [
    [REPOSITORY_ROOT, HERE],
    [resolve(values.next), NEXT],
  ]);
  // Nothing within goes on without it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void machine.cutPower());
  try {
    await machine.boot();
    const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
    printProgress('machine', `seed ${seed}`);
    const code = await machine.run(
      [
        ...['/bin/sh', '-c', `cd ${HERE} && exec "$@"`, 'sh'],
        ...[process.execPath.replace(REPOSITORY_ROOT, HERE), '--experimental-vm-modules'],
        ...['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
        ...[
          '--selectProjects',
          'nemesis',
          '--runTestsByPath',
          'backend/test/nemesis/machine.test.ts',
        ],
      ],
      {
        ...process.env,
        MACHINE_KILLS: values.kills,
        MACHINE_SEED: seed,
        MACHINE_NEXT: NEXT,
      },
    );
    if (code !== 0) throw new UserFacingError('a test above failed.');
    await machine.cutPower();
    await machine.boot();
    const since = performance.now();
    const waited = await machine.run([
      ...['/bin/sh', '-c'],
      `for i in $(seq ${READY_AFTER_BOOT_S}); do curl -fs -o /dev/null http://127.0.0.1:8080/api/health/ready && exit 0; sleep 1; done; exit 1`,
    ]);
    if (waited !== 0)
      throw new UserFacingError('after a power cut it did not come back by itself.');
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    printProgress('machine', `after a power cut: ready ${seconds} s after the boot`);
  } finally {
    await machine.remove();
    rmdirSync(parent);
  }
}

main().catch(exitWithError);
