import { hostConfig } from '@pratiche/federation/build';

export default hostConfig({ name: 'shell', port: 3100, dir: import.meta.dirname });
