export { hostConfig } from './host-config.mjs';
export { remoteConfig } from './remote-config.mjs';
export { workerConfig } from './worker-config.mjs';
