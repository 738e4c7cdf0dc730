import { lazy, Suspense, type ComponentType } from 'react';

/** The page is drawn before anything below it is asked for. */
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** Comes after the page; without it the page works all the same. */
const PublicFooter = lazy<ComponentType>(() =>
  nextFrame()
    .then(() => import('../owner/PublicFooter.js'))
    .catch(() => ({ default: () => null })),
);

/** The footer of public pages, below everything, so that it moves nothing when it comes. */
export const LazyFooter = () => (
  <Suspense fallback={null}>
    <PublicFooter />
  </Suspense>
);

const WIDE = '(min-width: 64em)';

const AuthPitch = lazy<ComponentType>(() =>
  window.matchMedia(WIDE).matches
    ? nextFrame()
        .then(() => import('./AuthPitch.js'))
        .catch(() => ({ default: () => null }))
    : Promise.resolve({ default: () => null }),
);

/** What the portal is for, beside the form where there is room; a phone does not fetch it. */
export const LazyAuthPitch = () => (
  <Suspense fallback={null}>
    <AuthPitch />
  </Suspense>
);

/** Milliseconds after the frame: links that few people need never hold up what is on the screen. */
const FRAME_DELAY_MS = 2500;

const FrameFooter = lazy<ComponentType>(() =>
  new Promise((resolve) => setTimeout(resolve, FRAME_DELAY_MS))
    .then(() => import('../owner/FrameFooter.js'))
    .catch(() => ({ default: () => null })),
);

/** The footer of the pages behind the login. */
export const LazyFrameFooter = () => (
  <Suspense fallback={null}>
    <FrameFooter />
  </Suspense>
);
