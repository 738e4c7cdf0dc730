import { remoteConfig } from '@pratiche/federation/build';

export default remoteConfig({ name: 'mfe-lists', port: 3102, dir: import.meta.dirname });
