import type { Mode, PortalInfo } from './portal.js';
export interface RunningPortal { info: PortalInfo; kill(): Promise<void>; restart(): Promise<void>; stop(): Promise<void> }
export declare function startPortal(mode: Mode): Promise<RunningPortal>;
