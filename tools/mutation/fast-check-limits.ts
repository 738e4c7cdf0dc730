import fc from 'fast-check';

// Thousands of random dossiers for each of a thousand faults would take hours: what a fault breaks
// shows in the first ones.
fc.configureGlobal({ interruptAfterTimeLimit: 500, markInterruptAsFailure: false });
