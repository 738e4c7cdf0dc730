import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { findProgram, PROGRAMS, type ProgramName } from '../services/programs.ts';

const POLICY_FILE = '/usr/sbin/policy-rc.d';
/** Pages are set in them until the portal's typeface has come; Debian's Chromium only recommends them. */
const BROWSER_FONTS = {
  folder: '/usr/share/fonts/truetype/liberation',
  debian: 'fonts-liberation',
};

/**
 * Installs missing programs where that is allowed: on Debian, as root. Returns the programs that
 * are still missing.
 */
export function installPrerequisites(names: readonly ProgramName[]): ProgramName[] {
  const missing = names.filter((name) => findProgram(name) === null);
  const lacksFonts = names.includes('chromium') && !existsSync(BROWSER_FONTS.folder);
  const isComplete = missing.length === 0 && !lacksFonts;
  if (isComplete || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return missing;
  const packages = [
    ...new Set(missing.map((name) => PROGRAMS[name].debian)),
    ...(lacksFonts ? [BROWSER_FONTS.debian] : []),
  ];
  console.log(`Installing ${packages.join(', ')} (Debian packages)`);
  withServicesDisabled(() => {
    runAptGet(['update', '-qq']);
    runAptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  });
  return names.filter((name) => findProgram(name) === null);
}

function runAptGet(args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (status !== 0)
    console.error(`apt-get ${args[0]} ended with code ${status}\n${stdout}${stderr}`);
}

/** The packages' own services stay off: the tests start their own servers on ports of their own. */
function withServicesDisabled(install: () => void): void {
  const isOurs = !existsSync(POLICY_FILE);
  if (isOurs) writeFileSync(POLICY_FILE, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(POLICY_FILE, { force: true });
  }
}
