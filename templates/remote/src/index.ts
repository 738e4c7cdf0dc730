// Shared modules are negotiated before anything that imports them runs, hence the dynamic import.
void import('./standalone.js');
