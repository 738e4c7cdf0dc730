import { runCommand } from '../../../tools/test/run-command.ts';
import { startPortal, type Kind, type Portal } from '../../../tools/testkit/portal.ts';
import { portalVariable } from './portal-variable.ts';

/** Every caller of the tests has the same address, and some guess passwords on purpose. */
export const RELAXED_LIMITS = {
  LOGIN_ATTEMPTS: '1000',
  PUBLIC_FORM_ATTEMPTS: '10000',
  PUBLIC_FORM_MEGABYTES: '1000000',
};

/** The portals of this run, for the tear-down. */
export const runningPortals: Portal[] = [];

/** The portal runs the build, so a build of other sources must not be tested. */
async function buildBackend(): Promise<void> {
  const args = ['run', 'backend:build', '--output-style=static'];
  if ((await runCommand('nx', args, { isQuiet: true })) !== 0)
    throw new Error('The backend does not build; the lines above say why.');
}

/** Starts one portal for all test files of a run, from a build of the sources as they are. */
export const createPortalSetup = (kind: Kind) => async (): Promise<void> => {
  await buildBackend();
  const portal = await startPortal({ kind, env: RELAXED_LIMITS });
  runningPortals.push(portal);
  const { origin, dataDir, database } = portal;
  process.env[portalVariable(kind)] = JSON.stringify({ kind, origin, dataDir, database });
};
