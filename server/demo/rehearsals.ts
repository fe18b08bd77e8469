/** Price-shock rehearsals that the demonstration begins with. */
export const rehearsalRows = [
  { name: 'Paper 8 % dearer', paperPercent: 8 },
  { name: 'Energy a fifth dearer', energyPercent: 20 },
  { name: 'Northgate closed', closedPlants: ['NTH'] },
  { name: 'A hard winter', paperPercent: 8, energyPercent: 20, freightPercent: 6, labourPercent: 3 },
]
