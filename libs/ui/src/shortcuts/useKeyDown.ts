import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens to the keys of the whole page while `isOn`. The handler is that of the render on screen:
 * one that followed after the paint would lose the key of an operator who presses it at once.
 * @param capture `true` hears a key before the listeners without it
 */
export function useKeyDown(
  isOn: boolean,
  onKeyDown: (event: KeyboardEvent) => void,
  capture = false,
): void {
  const handleKey = useEffectEvent(onKeyDown);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener, capture);
    return () => document.removeEventListener('keydown', listener, capture);
  }, [isOn, capture]);
}
