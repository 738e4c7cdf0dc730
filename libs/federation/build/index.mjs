export { hostConfig } from './host.mjs';
export { remoteConfig } from './remote.mjs';
export { containerName } from './names.mjs';
