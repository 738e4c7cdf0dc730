/** The two sizes every screen is looked at in: an office desk and a fitter's phone. */
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };
