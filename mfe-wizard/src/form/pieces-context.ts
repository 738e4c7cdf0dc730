import { createContext } from 'react';

/** Adds rows equal to that of a field, so that there are as many as were typed into it. */
export type AddPieces = (path: string, pieces: number) => void;

/** Set where rows can be added; elsewhere a field holds one product. */
export const PiecesContext = createContext<AddPieces | null>(null);
