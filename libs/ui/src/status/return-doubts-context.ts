import type { ReturnDoubt } from '@pratiche/domain';
import { createContext } from 'react';

/** What a page knows to be doubtful in the dossier that is being returned. */
export const ReturnDoubtsContext = createContext<readonly ReturnDoubt[]>([]);
