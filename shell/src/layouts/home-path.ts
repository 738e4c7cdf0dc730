/** The page that presents the portal. The bare root belongs to the guard, which leads strangers to the login. */
export const HOME_PATH = '/benvenuto';
/** The same page at its prices: an address to give to others. */
export const PRICES_PATH = '/prezzi';
