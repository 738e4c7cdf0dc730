import type { TipologiaInfisso } from '../enumerations/index.js';

/** A front door that is replaced always had an opaque panel, whoever says otherwise (spec wizard §5). */
export const hasAlwaysOpaquePanel = (type: TipologiaInfisso | null): boolean =>
  type === 'portoncino';

/** Boxes and soffits had one too, unless somebody says otherwise. */
export const hasUsuallyOpaquePanel = (type: TipologiaInfisso | null): boolean =>
  type !== null && type !== 'finestra';
