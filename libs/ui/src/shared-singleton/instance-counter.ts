declare global {
  interface Window {
    /**
     * How often this library was evaluated in the page: more than once means it is not shared. Read
     * by the browser tests.
     */
    __pratiche?: { uiInstances: number };
  }
}

export function countLibraryInstance(): void {
  window.__pratiche = { uiInstances: (window.__pratiche?.uiInstances ?? 0) + 1 };
}
