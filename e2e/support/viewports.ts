/** The two sizes every screen is checked at: an office desktop and a fitter's phone. */
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };
