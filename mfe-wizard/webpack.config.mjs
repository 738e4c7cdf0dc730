import { remoteConfig } from '@pratiche/federation/build';

export default remoteConfig({ name: 'mfe-wizard', port: 3101, dir: import.meta.dirname });
