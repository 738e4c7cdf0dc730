import { execFileSync } from 'node:child_process';

/** The short commit that a checkout is at. */
export const describeCheckout = (root: string): string =>
  execFileSync('git', ['-C', root, 'rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim();
