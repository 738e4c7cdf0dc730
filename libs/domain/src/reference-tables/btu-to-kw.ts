/** Cooling power of generators in BTU/h and kW (spec wizard §9). */
export const BTU_TO_KW = [
  { btu: 7000, kw: 2 },
  { btu: 9000, kw: 2.5 },
  { btu: 12000, kw: 3.5 },
  { btu: 15000, kw: 4.2 },
  { btu: 18000, kw: 5 },
  { btu: 21000, kw: 6 },
  { btu: 24000, kw: 7.1 },
] as const;
