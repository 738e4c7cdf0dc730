const STATE_TEXTS = {
  done: 'completato',
  now: 'passo attuale',
  open: 'da compilare',
  locked: 'bloccato',
} as const;

/** What the steps of a form say, in one place to proofread. */
export const STEPPER_TEXTS = {
  close: 'Chiudi',
  position: (number: number, count: number, step: string) =>
    `Passo ${number} di ${count} · ${step}`,
  toMend: ', da correggere',
  nowToMend: ', passo attuale, da correggere',
  state: (state: keyof typeof STATE_TEXTS, isDone: boolean) =>
    `, ${STATE_TEXTS[state]}${isDone ? ', completato' : ''}`,
  warnings: (count: number) =>
    count === 0 ? '' : count === 1 ? ', con 1 avviso' : `, con ${count} avvisi`,
} as const;
