/** What the dialog about values changed elsewhere says; apart, because it loads on its own. */
export const CONFLICT_TEXTS = {
  conflictTitle: 'La pratica è stata modificata anche altrove',
  conflictText:
    'Il cliente, un’altra persona o un’altra scheda del browser ha salvato valori diversi da quelli inseriti qui. Indica quali tenere, campo per campo: le altre modifiche sono già state unite.',
  conflictMine: 'Inserito qui',
  conflictTheirs: 'Salvato altrove',
  conflictAllMine: 'Tieni tutti quelli inseriti qui',
  conflictMissing: 'Scegli un valore per ogni campo.',
  customerConflictTitle: 'Questi dati sono stati cambiati anche da altri',
  customerConflictText:
    'Mentre compilavi, chi ti ha mandato il link ha salvato valori diversi dai tuoi. Scegli quali tenere, uno per uno: tutto il resto è già a posto.',
  customerConflictMine: 'Il tuo',
  customerConflictTheirs: 'Quello salvato da altri',
  customerConflictAllMine: 'Tieni tutti i miei',
  conflictSave: 'Salva con i valori scelti',
  conflictAllTheirs: 'Tieni tutti gli altri',
  noRow: 'Nessuna riga',
  emptyRow: 'Riga vuota',
} as const;
