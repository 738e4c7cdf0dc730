/** Folder of the storage for what belongs to accounts. */
export const ACCOUNT_STORAGE_FOLDER = 'accounts';
