import { listBrandTones } from '@pratiche/domain';
import { useBrand } from '@pratiche/ui';
import { useEffect } from 'react';

/** Colours the whole page as the brand wants it. */
export function useBrandColour(): void {
  const { colour } = useBrand();
  useEffect(() => {
    const { style } = document.documentElement;
    const tones = listBrandTones(colour);
    for (const [name, tone] of tones) style.setProperty(name, tone);
    return () => {
      for (const [name] of tones) style.removeProperty(name);
    };
  }, [colour]);
}
