import { createContext, useContext } from 'react';
import type { WizardNavigation } from './useWizardNavigation.js';

export const NavigationContext = createContext<WizardNavigation | null>(null);

/** Ways to the other steps, for what stands inside one. */
export function useNavigation(): WizardNavigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no wizard around this component');
  return navigation;
}
