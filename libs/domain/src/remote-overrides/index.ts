export * from './remote-addresses.js';
export * from './overridable-remotes.js';
