/** A journey that looks at a PDF in the browser's own viewer. */
export const PDF_VIEWER = { tag: '@pdf-viewer' } as const;
