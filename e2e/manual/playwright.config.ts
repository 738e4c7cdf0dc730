import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Takes the pictures of the manual anew: `npm run quality -- pictures`, after a build. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: 'take-pictures.spec.ts',
  outputDir: '../test-results/manual',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
});
