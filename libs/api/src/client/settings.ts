import type { PublicSettings } from '@pratiche/domain';
import { json } from './answers.js';
import type { Send } from './request.js';

export const settingsClient = (send: Send) => ({
  /** What every front end works with; cached by the browser with an ETag. */
  current: () => json<PublicSettings>(send('Settings/current', { anonymous: true })),
});
