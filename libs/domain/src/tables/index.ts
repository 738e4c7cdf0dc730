export * from './dated.js';
export * from './uLimits.js';
export * from './oldTransmittance.js';
export * from './resistances.js';
export * from './btu.js';
export * from './costCeilings.js';
export * from './particularUse.js';
export * from './solarTransmission.js';
