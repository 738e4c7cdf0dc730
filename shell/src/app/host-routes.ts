import { HOME_PATH, PRICES_PATH } from '../layouts/home-path.js';

/** Pages of the host that need a session, with who may open them. */
export const HOST_ROUTES = [
  { path: '/dashboard', access: 'dashboard', page: 'dashboard' },
  { path: '/accounts/edit', access: 'fitter', page: 'profile' },
  { path: '/accounts/security', access: 'session', page: 'security' },
  { path: '/notifications', access: 'fitterOrBackOffice', page: 'history' },
  { path: '/packages', access: 'purchase', page: 'packages' },
  { path: '/payments/:type', access: 'purchase', page: 'payment' },
  { path: '/wallet/:id', access: 'purchase', page: 'wallet' },
  { path: '/help', access: 'purchase', page: 'help' },
  { path: '/utility-docs', access: 'fitter', page: 'documents' },
] as const;

export const LOGIN_PATH = '/login';

/** Pages of the host for people without a session, by their frame; the login is drawn at once. */
export const PUBLIC_ROUTES = {
  narrow: [
    { path: '/forgot-password', page: 'forgot' },
    { path: '/reset-password/:token?', page: 'reset' },
    { path: '/unsubscribe/:token', page: 'unsubscribe' },
    { path: '/verify-email/:token?', page: 'verify' },
  ],
  wide: [
    { path: '/register', page: 'register' },
    { path: '/terms-conditions/:userId', page: 'terms' },
  ],
  public: [
    { path: HOME_PATH, page: 'home' },
    { path: PRICES_PATH, page: 'home' },
    { path: '/privacy', page: 'privacy' },
    { path: '/cookie', page: 'cookies' },
    { path: '/accessibilita', page: 'accessibility' },
    { path: '/termini', page: 'conditions' },
    { path: '/manuale/:chapter?', page: 'manual' },
    { path: '/verify-signature/:code?', page: 'signatureCheck' },
    { path: '/verifica-firma/:code?', page: 'signatureCheck' },
  ],
} as const;
