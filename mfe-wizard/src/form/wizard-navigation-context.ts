import { createContext, useContext } from 'react';
import type { WizardNavigation } from './useWizardNavigation.js';

export const WizardNavigationContext = createContext<WizardNavigation | null>(null);

/** Navigation to the other steps, for components inside a step. */
export function useWizardNavigationContext(): WizardNavigation {
  const navigation = useContext(WizardNavigationContext);
  if (!navigation) throw new Error('There is no wizard around this component');
  return navigation;
}
