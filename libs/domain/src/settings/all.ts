/**
 * `@pratiche/domain/settings`: kinds, history and first editions of the settings, for the server and
 * the page that changes them.
 */
export * from './template-points.js';
export * from './setting-kinds.js';
export { DOCUMENT_CONDITION_CHOICES } from './kinds/dossier-kinds.js';
export * from './brand-rules.js';
export { isDatedKind, type DatedKind } from './dated-settings.js';
export * from './setting-defaults.js';
export type * from './setting-description.js';
export { findSettingShape } from './setting-shapes.js';
export type * from './setting-shapes.js';
export * from './setting-history.js';
export * from './complete-setting-value.js';
export * from './find-setting-faults.js';
export * from './describe-setting.js';
export * from '../papers/paper-texts.js';
export * from '../papers/contract-texts.js';
export * from '../papers/placeholders.js';
export { findWorksCostWordsFault } from '../invoices/works-cost-words.js';
