export * from './advise-package.js';
export * from './advice-texts.js';
export * from './dossier-prices.js';
export * from './own-credits.js';
