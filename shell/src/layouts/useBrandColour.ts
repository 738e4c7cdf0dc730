import { listBrandTones } from '@pratiche/domain';
import { useBrand, useSettings } from '@pratiche/ui';
import { useEffect } from 'react';
import { rememberBrand } from '../brand-memory.js';

/** Colours the whole page as the brand wants it, the browser's bar included. */
export function useBrandColour(): void {
  const brand = useBrand();
  const isAnswered = useSettings().version > 0;
  const { colour } = brand;
  useEffect(() => {
    const { style } = document.documentElement;
    const tones = listBrandTones(colour);
    for (const [name, tone] of tones) style.setProperty(name, tone);
    const bar = document.querySelector('meta[name=theme-color]');
    const own = bar?.getAttribute('content') ?? '';
    bar?.setAttribute('content', new Map(tones).get('--pr-frame-end') ?? own);
    return () => {
      for (const [name] of tones) style.removeProperty(name);
      bar?.setAttribute('content', own);
    };
  }, [colour]);
  useEffect(() => {
    if (isAnswered) rememberBrand(brand, listBrandTones(brand.colour));
  }, [brand, isAnswered]);
}
