import { remoteConfig } from '@pratiche/federation/build';

export default remoteConfig({ name: 'mfe-admin', port: 3103, dir: import.meta.dirname });
