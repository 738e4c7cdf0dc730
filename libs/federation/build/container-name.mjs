/** Name of a remote's container as a global variable: `mfe-lists` becomes `mfe_lists`. */
export const containerName = (name) => name.replaceAll('-', '_');
