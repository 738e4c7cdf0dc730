import { RegistrationDraftStorage } from './registration-draft.js';
import { RegistrationFileStorage } from './registration-file-storage.js';

export const draftStorage = new RegistrationDraftStorage(window.localStorage);
export const fileStorage = new RegistrationFileStorage();
