import { defineConfig } from '@playwright/test';
import journeys, { startBrowser } from '../playwright.config.ts';

/**
 * Journeys through the portal in its production set-up, run serially because they publish versions
 * and end processes.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../test-results/production',
  globalSetup: './support/global-setup.ts',
  workers: 1,
  projects: [{ name: 'browser', use: { launchOptions: startBrowser('chromium') } }],
});
