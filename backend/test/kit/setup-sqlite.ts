import type { TestProject } from 'vitest/node';
import { startPortal } from './running-portal.js';

/** One portal on SQLite with in-process jobs for all test files of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = await startPortal({ mode: 'sqlite', env: {} });
  project.provide('portal', running.info);
  project.provide('parts', { mode: 'sqlite', env: {} });
  return async () => { await running.stop(); };
}
