import type { TipologiaInfisso } from '../enumerations/index.js';

/**
 * A replaced front door always had an opaque panel, even if the data says otherwise (spec wizard
 * §5).
 */
export const hasAlwaysOpaquePanel = (type: TipologiaInfisso | null): boolean =>
  type === 'portoncino';

/** Boxes and soffits had an opaque panel too, unless the data says otherwise. */
export const hasUsuallyOpaquePanel = (type: TipologiaInfisso | null): boolean =>
  type !== null && type !== 'finestra';
