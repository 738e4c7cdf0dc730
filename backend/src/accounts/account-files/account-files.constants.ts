export const ACCOUNT_STORAGE_FOLDER = 'accounts';

/** Job that deletes the bytes of files once their rows are gone. */
export const ACCOUNT_FILES_DELETE_JOB = 'account-files-delete';
