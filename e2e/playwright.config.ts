import { defineConfig } from '@playwright/test';
import { findProgram, type ProgramName } from '../tools/services/programs.ts';
import { JOURNEY_ARGUMENTS } from '../tools/testkit/chromium-arguments.ts';
import { PDF_VIEWER } from './support/pdf-viewer.ts';
import { WIDE } from './support/viewports.ts';

/** Options that start a browser of this machine. */
export const startBrowser = (program: ProgramName) => ({
  // In the locale of a bare machine Chromium saves a file with an accent in its name as "download".
  env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  executablePath: process.env['CHROMIUM_PATH'] || (findProgram(program) ?? program),
  args: [...JOURNEY_ARGUMENTS],
});

const needsPdfViewer = new RegExp(PDF_VIEWER.tag);

/** Journeys through the built portal in the system Chromium. One portal serves the whole run. */
export default defineConfig({
  testDir: '.',
  testMatch: 'journeys/**/*.spec.ts',
  outputDir: 'test-results/runs',
  globalSetup: './support/global-setup.ts',
  // One waits while another draws; more take the same two processors from each other.
  workers: 3,
  // A run of hours is not lost to a hiccup of the machine; tools/test names and counts what needed it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // A longer journey says so itself: a step alone may wait 30 s on a busy machine.
  timeout: 180_000,
  // How long a busy machine may take. What the product promises to do in time is measured in the page itself.
  expect: { timeout: 30_000 },
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: WIDE,
    // Journeys that play with the network see every request; those about the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the processor time and is useless where the recording cannot be
    // downloaded.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    actionTimeout: 30_000,
  },
  projects: [
    {
      name: 'shell',
      grepInvert: needsPdfViewer,
      use: { launchOptions: startBrowser('chromium-headless-shell') },
    },
    {
      name: 'browser',
      grep: needsPdfViewer,
      use: { launchOptions: startBrowser('chromium') },
    },
  ],
});
