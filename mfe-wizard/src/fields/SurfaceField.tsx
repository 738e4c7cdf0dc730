import { readFieldNumber, readFieldPieces } from '@pratiche/domain';
import { NumberField, type NumberFieldProps } from '@pratiche/ui/form';
import { useContext, useRef } from 'react';
import { PiecesContext } from '../form/pieces-context.js';
import { FIELD_TEXTS } from './texts.js';

interface SurfaceFieldProps extends NumberFieldProps {
  /** Path in the form. */
  name: string;
}

/** The surface of a product: two sides are understood as well, and several equal windows at once. */
export function SurfaceField({ name, onBlur, ...field }: SurfaceFieldProps) {
  const addPieces = useContext(PiecesContext);
  const typedPieces = useRef(1);
  const read = (text: string) => {
    const several = addPieces === null ? null : readFieldPieces(name, text);
    typedPieces.current = several?.pieces ?? 1;
    return several ?? readFieldNumber(name, text);
  };
  const leave = () => {
    const pieces = typedPieces.current;
    typedPieces.current = 1;
    onBlur?.();
    if (pieces > 1) addPieces?.(name, pieces);
  };
  return (
    <NumberField {...field} read={read} explainUnread={FIELD_TEXTS.notSurface} onBlur={leave} />
  );
}
