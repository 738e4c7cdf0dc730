export { WorkKind, type DoesWork, type WorkContext } from './work-kind.js';
export { Works, type NewWork } from './works.js';
export { WorksPlatformModule } from './works.module.js';
export type { WorkRow } from './work.entity.js';
