import type { TipologiaInfisso } from '../enumerations/index.js';

/** A front door that is replaced always had an opaque panel, whoever says otherwise (spec wizard §5). */
export const isAlwaysOpaque = (type: TipologiaInfisso | null): boolean => type === 'portoncino';

/** Boxes and soffits had one too, unless somebody says otherwise. */
export const isUsuallyOpaque = (type: TipologiaInfisso | null): boolean =>
  type !== null && type !== 'finestra';
