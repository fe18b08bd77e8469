/** The margins that prices of the demonstration keep, with who may approve less. */
export const marginFloorRows = [
  {
    ...{ name: 'Everything else', businessUnit: '', productGroup: '' },
    ...{ floorPercent: 14, firstApprover: 'pricing2' },
  },
  {
    name: 'Board',
    ...{ businessUnit: 'BOARD', productGroup: '', floorPercent: 16, firstApprover: 'pricing2' },
    ...{ secondApprover: 'techmgr', secondFrom: 4, thirdApprover: 'su', thirdFrom: 10 },
  },
  {
    name: 'Board, corrugated',
    ...{ businessUnit: 'BOARD', productGroup: 'CORRUGATED', floorPercent: 17, firstApprover: 'pricing2' },
    ...{ secondApprover: 'techmgr', secondFrom: 3, thirdApprover: 'su', thirdFrom: 8 },
  },
  {
    name: 'Glama',
    ...{ businessUnit: 'GLAMA', productGroup: '', floorPercent: 17.5, firstApprover: 'techmgr' },
    ...{ secondApprover: 'su', secondFrom: 5 },
  },
]
