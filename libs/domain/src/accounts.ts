/** `@pratiche/domain/accounts`: what is asked of an account; no page waits for it before the login. */
export * from './registration/index.js';
export * from './password/index.js';
export * from './profile/index.js';
export { listAttorneyTaxCodeWarnings } from './warnings/tax-code-warnings.js';
