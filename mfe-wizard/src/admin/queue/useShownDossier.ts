import { createContext, useState } from 'react';

/** Shows a dossier at once, before the address names it. */
export const ShowNextContext = createContext<(id: number) => void>(() => undefined);

/** Keeps the message of a dossier while its address follows: that would take the message away. */
export const KEPT_WITH_ADDRESS = { keepOnNavigation: true } as const;

interface Step {
  from: number;
  to: number;
}

/**
 * The dossier to show: the one in the address, or the next one that an operator goes on to. The
 * router changes the address in small steps between other work, which takes twice as long as drawing
 * the dossier in one.
 */
export function useShownDossier(addressId: number): [id: number, showNext: (id: number) => void] {
  const [step, setStep] = useState<Step | null>(null);
  // Once the address has followed, it counts again: the way back leads to the dossier before.
  if (step !== null && step.from !== addressId) setStep(null);
  return [step?.from === addressId ? step.to : addressId, (to) => setStep({ from: addressId, to })];
}
