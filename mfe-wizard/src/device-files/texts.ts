/** What the wizard says about the room on a device, in one place to proofread. */
export const STORAGE_TEXTS = {
  full: 'Su questo dispositivo lo spazio è quasi finito.',
  fullText:
    'Prima di fare altre foto collegati alla rete e lascia partire quelle che aspettano, oppure libera spazio.',
} as const;

/** What the wizard says about files that are still on a device. */
export const DEVICE_FILE_TEXTS = {
  files: 'File su questo dispositivo',
  removeFile: (file: string) => `Togli ${file} da questo dispositivo`,
  remove: 'Togli',
  refused: 'Il portale non ha accettato il file.',
  waitsForNetwork: 'Al sicuro su questo dispositivo: parte appena torna la rete.',
  shrinking: 'La stiamo rimpicciolendo…',
  triedAlready: 'Non è ancora partita: riproviamo tra poco.',
  leaving: 'In partenza…',
} as const;
