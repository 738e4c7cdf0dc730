/** What is asked before unsaved changes are left; apart, because it loads with pages that ask. */
export const LEAVE_TEXTS = {
  question: 'Vuoi uscire senza salvare?',
  leave: 'Esci senza salvare',
  stay: 'Resta',
} as const;
