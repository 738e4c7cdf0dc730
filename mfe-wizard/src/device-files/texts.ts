/** What the wizard says about the room on a device, in one place to proofread. */
export const STORAGE_TEXTS = {
  full: 'Su questo dispositivo lo spazio è quasi finito.',
  fullText:
    'Prima di fare altre foto collegati alla rete e lascia partire quelle che aspettano, oppure libera spazio.',
} as const;
