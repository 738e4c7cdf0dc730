export * from './ecobonus-windows.js';
