/** What the saving of a dossier says where the server gave no reason. */
export const SAVE_FAILED = 'Il salvataggio non è riuscito.';
