import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { REPOSITORY_ROOT } from '../services/backend-process.ts';

const SCRIPT = join(REPOSITORY_ROOT, 'docker/front-end/check-release.sh');
const REFUSED = 1;

/** @throws UserFacingError where a built remote does not fit the host that is published */
export function checkRelease(root: string, dist: string): void {
  const [needs, offers] = [join(dist, 'needs.txt'), join(root, 'shell/offers.txt')];
  if (!existsSync(needs) || !existsSync(offers)) return;
  const { status, stderr } = spawnSync('sh', [SCRIPT, needs, offers], { encoding: 'utf8' });
  if (status === REFUSED) throw new UserFacingError(`this release does not fit:\n${stderr.trim()}`);
  if (stderr !== '') console.error(stderr.trim());
}
