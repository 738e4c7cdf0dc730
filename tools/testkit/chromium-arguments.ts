/** How every Chromium of the project starts: no network of its own, no sandbox, little shared memory. */
export const BASE_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** What Playwright switches off itself, repeated because a second list replaces the first. */
const PLAYWRIGHTS_DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Pages that Chromium draws for its own address bar, which no journey sees: each window loads them,
 * for a second of processor time.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How the journeys start Chromium. */
export const JOURNEY_ARGUMENTS: readonly string[] = [
  ...BASE_ARGUMENTS,
  `--disable-features=${[...PLAYWRIGHTS_DISABLED_FEATURES, ...ADDRESS_BAR_PAGES].join(',')}`,
];
