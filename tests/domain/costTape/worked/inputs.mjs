/** The box that the cases begin with: what a person would take from the price list, as it is written there. */
const base = {
  ...{ quantity: '1000', uom: '1000', basis: 'absorption', unitSqm: '0.807' },
  ...{ sheetLength: '1441', sheetWidth: '560', deckle: '2350', out: '4' },
  ...{ outerGsm: '175', mediumGsm: '140', innerGsm: '175', takeUp: '1.45' },
  ...{ linerPrice: '900', mediumPrice: '780', glueLineGsm: '5', starchPrice: '1.1', brokeCredit: '180' },
  ...{
    coverage: '0.12',
    inkGsm: '5.3',
    washKg: '1.5',
    inkPrice: '9.5',
    inkWaste: '0.1',
    closurePerUnit: '0.0035',
  },
  ...{ setup1: '0.2', speed1: '9000', lost1: '60', share1: '0.025', crew1: '6', wage1: '48' },
  ...{ kw1: '450', steam1: '0.006', worn1: '220' },
  ...{ setup2: '0.5', speed2: '6000', lost2: '25', share2: '0.02', crew2: '3', wage2: '46' },
  ...{ kw2: '120', worn2: '85', up2: '1', kwh: '0.22' },
  ...{ unitsPerPallet: '600', palletCost: '14.5', perPallet: '38', freightFixed: '0', freightLeast: '0' },
  ...{ labourShare: '0', markUp: '0.28', commission: '0.03' },
}

/** Nothing costs anything but the closure: halves of a cent can be seen coming. */
const bare = {
  ...{ linerPrice: '0', mediumPrice: '0', starchPrice: '0', brokeCredit: '0', inkPrice: '0', kwh: '0' },
  ...{ wage1: '0', steam1: '0', worn1: '0', wage2: '0', worn2: '0', palletCost: '0', perPallet: '0' },
  commission: '0',
}

const changes = [
  ...['1', '7', '250', '500', '999', '1333', '2500', '5000', '7777', '10000', '25000', '99999'].map(
    quantity => ({
      quantity,
    }),
  ),
  ...['0', '0.05', '0.175', '0.3333', '1', '-0.1'].map(markUp => ({ markUp, quantity: '3000' })),
  ...['0', '0.015', '0.0725', '0.125'].map(commission => ({ commission, quantity: '4500' })),
  ...[{ uom: '1' }, { uom: '100' }, { uom: '100', quantity: '12345' }],
  ...['0', '0.35', '1'].map(labourShare => ({ basis: 'marginal', labourShare, quantity: '2000' })),
  ...[
    { perPallet: '38.35', freightLeast: '140' },
    { freightFixed: '25.55', quantity: '601' },
  ],
  ...[
    { up2: '2', sheetWidth: '1120', out: '2', quantity: '9001' },
    { up2: '3', sheetWidth: '1680', out: '1' },
    { out: '3' },
    { deckle: '2245.5' },
  ],
  ...[{ takeUp: '1.3333' }, { linerPrice: '972', mediumPrice: '842.4' }, { kwh: '0.264', steam1: '0.0072' }],
  ...[{ coverage: '0' }, { coverage: '0.3275', washKg: '0.75' }, { inkWaste: '0' }, { closurePerUnit: '0' }],
  ...[
    { share1: '0', lost1: '0', share2: '0', lost2: '0' },
    { unitSqm: '0.8069', sheetWidth: '560.5' },
  ],
  // What would be half a cent on paper, and a hair less as a binary fraction.
  { ...bare, closurePerUnit: '0.1001', markUp: '0.05' },
  { ...bare, closurePerUnit: '0.0010050', markUp: '0' },
  { ...bare, closurePerUnit: '0.00114500', markUp: '0' },
  { ...bare, closurePerUnit: '0.0813', markUp: '0.35' },
  { ...bare, closurePerUnit: '0.0300', markUp: '0.0115', quantity: '3000' },
  { ...bare, closurePerUnit: '0.0259', markUp: '0.25', uom: '100' },
  { ...bare, closurePerUnit: '1.0025', markUp: '0.002', uom: '1' },
]

/** Fifty cases, numbered. */
export const cases = changes.map((change, index) => ({ no: String(index + 1), ...base, ...change }))
