// Comparing dossiers is the server's work: this entry of its own keeps it out of the browser.
export * from './dossier-keys.js';
export * from './match-doubts.js';
export * from './file-doubts.js';
