/** `@pratiche/domain/packages`: comparing packages and ordering one; only the pages of money wait for it. */
export * from './index.js';
export * from '../package-orders/index.js';
