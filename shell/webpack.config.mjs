import { hostConfig, workerConfig } from '@pratiche/federation/build';

const dir = import.meta.dirname;

export default [
  hostConfig({ name: 'shell', port: 3100, dir }),
  workerConfig({ name: 'service-worker', dir }),
];
