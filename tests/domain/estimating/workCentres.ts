import type { EstimatingWorkCentre } from '#domain/estimating'

/** A work centre that takes every sheet; its rates are those of the worked folder-gluer. */
export function aWorkCentre(overrides: Partial<EstimatingWorkCentre> = {}): EstimatingWorkCentre {
  return {
    id: 1,
    code: 'FFG2C',
    description: 'Flexo folder gluer, two colours',
    plantCode: 'NTH',
    costCentreCode: '100',
    operation: 'FFG',
    attributes: {
      min_sheet_length: null,
      max_sheet_length: 2200,
      min_sheet_width: null,
      max_sheet_width: 1000,
      min_lineal_metre: null,
      min_no_of_passes: null,
    },
    canRotate: false,
    flutes: null,
    minCaliper: null,
    maxCaliper: null,
    maxColours: 2,
    maxCreases: null,
    capabilities: ['GLUE'],
    regionsServed: null,
    isExternal: false,
    canPalletise: false,
    setupHours: 0.5,
    speed: 6000,
    setupWaste: 25,
    runWaste: 0.02,
    rates: {
      crew: 3,
      labourRate: 46,
      kilowatts: 120,
      steamPerSqm: 0,
      depreciationPerHour: 85,
      pricePerThousand: null,
      fixedPrice: null,
    },
    ...overrides,
  }
}

export const corrugator = aWorkCentre({
  id: 2,
  code: 'CORR1',
  operation: 'CORR',
  attributes: {
    ...aWorkCentre().attributes,
    max_sheet_length: 4200,
    max_sheet_width: 2430,
  },
  maxColours: 0,
  capabilities: [],
  setupHours: 0.2,
  speed: 9000,
  setupWaste: 60,
  runWaste: 0.025,
  rates: {
    crew: 6,
    labourRate: 48,
    kilowatts: 450,
    steamPerSqm: 0.006,
    depreciationPerHour: 220,
    pricePerThousand: null,
    fixedPrice: null,
  },
})

export const dieCutter = aWorkCentre({
  id: 3,
  code: 'DCR1',
  operation: 'DIECUT',
  attributes: { ...aWorkCentre().attributes, max_sheet_length: 2400, max_sheet_width: 1650 },
  maxColours: 3,
  capabilities: ['DIE'],
})

export const gluer = aWorkCentre({ id: 4, code: 'GLU1', operation: 'GLUE', maxColours: 0 })

export const despatch = aWorkCentre({
  id: 5,
  code: 'DSP1',
  operation: 'DESPATCH',
  maxColours: 0,
  capabilities: [],
  setupHours: 0,
  speed: null,
  setupWaste: 0,
  runWaste: 0,
  canPalletise: true,
})

export const slitter = aWorkCentre({ id: 6, code: 'SLIT1', operation: 'SLITTER' })
