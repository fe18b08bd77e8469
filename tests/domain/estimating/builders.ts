import { defaultBoxFactors, defaultMcKee, defaultStackingFactors } from '#domain/board'
import { defaultAllowances, flutes } from '#domain/boxGeometry'
import { defaultCorrugator, defaultDieCut } from '#domain/corrugator'
import type {
  EngineMasters,
  EstimateItem,
  EstimatingGrade,
  PlantCosting,
  PlantMasters,
} from '#domain/estimating'
import {
  overhangs,
  palletPatterns,
  palletTopTypes,
  palletTypes,
  strappingTypes,
  stretchWraps,
  truckTypes,
} from '#domain/palletisation'
import { defaultRouteSettings } from '#domain/routing'
import { defaultAnilox, defaultFormeRates, defaultPreprint, defaultStereoRates } from '#domain/tooling'
import { aWorkCentre, corrugator, despatch, dieCutter, gluer, slitter } from './workCentres.ts'

/** The worked rates. */
export const aCosting: PlantCosting = {
  costingUom: 1000,
  paperPrices: { '175K': 900, '140F': 780 },
  starchPricePerKg: 1.1,
  brokeCreditPerTonne: 180,
  pricePerKwh: 0.22,
  webPricePerMetre: 0,
  inks: {
    FLEXO: { gsm: 5.3, washKg: 1.5, pricePerKg: 9.5 },
    PREPRINT: { gsm: 3, washKg: 2.5, pricePerKg: 14 },
  },
  closures: { GLUE: 0.0035, STITCH: 0.006, TAPE: null },
  wax: { gsm: 14, pricePerKg: 3.2 },
  litho: {
    spoilage: 0.06,
    paperPricePerSqm: 0.24,
    clickPerSheet: 0.055,
    makeReady: 420,
    glueGsm: 28,
    gluePricePerKg: 1.6,
  },
  varnishes: { GLOSS: { pricePerSqm: 0.045, makeReady: 60 }, UV: { pricePerSqm: null, makeReady: 180 } },
  laminations: { MATT: { pricePerSqm: 0.25, makeReady: 150 } },
  terms: { fixedLabourShare: 0.5, markUp: 0.28, commission: 0.03 },
  forme: defaultFormeRates,
  stereo: defaultStereoRates,
  toolingMarkUp: 0,
  handUnloadingPerPallet: 6,
  palletPrices: { AUSTD: 11, AUEXP: null },
  palletTopPrices: { NONE: 0, SHEET: 0.9 },
  strapPricesPerMetre: { PP12: 0.06 },
  filmPricesPerMetre: { STD: 0.05 },
}

export function aPlant(overrides: Partial<PlantMasters> = {}): PlantMasters {
  return {
    code: 'NTH',
    description: 'Northgate Corrugating',
    costCentreCode: '100',
    state: 'VIC',
    countryCode: 'AU',
    regionCode: 'VIC-MEL',
    flutes,
    papers: [
      { code: '175K', description: 'Kraft liner 175', role: 'liner', gsm: 175, sct: 3, caliper: null },
      { code: '140F', description: 'Fluting 140', role: 'medium', gsm: 140, sct: 2.3, caliper: null },
    ],
    settings: {
      allowances: defaultAllowances,
      foldedFlat: { springBack: 1.05, strapCompression: 1 },
      corrugator: defaultCorrugator,
      dieCut: defaultDieCut,
      board: { starchPerGlueLine: 5, edgeCrushFactor: 0.7 },
      mckee: defaultMcKee,
      boxFactors: defaultBoxFactors,
      stackingFactors: defaultStackingFactors,
      anilox: defaultAnilox,
      inkWaste: 0.1,
      preprint: defaultPreprint,
    },
    workCentres: [corrugator, aWorkCentre(), dieCutter, gluer, despatch, slitter],
    deckles: [1250, 1400, 1600, 1800, 2000, 2200, 2350, 2450],
    trims: [],
    costing: aCosting,
    ...overrides,
  }
}

const variant = {
  code: 'C340-N',
  plantCode: 'NTH',
  isWorkflow: true,
  isFSCCompliant: false,
  isLcboExportWineCompliant: false,
  isAirFreightCompliant: false,
  isDangerousGoodsCompliant: false,
  isPreprint: false,
  isPreprintProduction: false,
  minLinealMeter: 500,
  measuredEct: null,
}

export function aGrade(overrides: Partial<EstimatingGrade> = {}): EstimatingGrade {
  return {
    id: 1,
    code: 'C340',
    description: 'C flute heavy',
    flute: 'C',
    strengthIndicator: 65,
    papers: [
      { role: 'liner', paperCode: '175K' },
      { role: 'medium', paperCode: '140F' },
      { role: 'liner', paperCode: '175K' },
    ],
    plantBoardGradeVariants: [
      variant,
      { ...variant, code: 'C340-X-N', isWorkflow: false, measuredEct: 6 },
      { ...variant, code: 'C340-S', plantCode: 'STH' },
    ],
    ...overrides,
  }
}

export function theMasters(overrides: Partial<EngineMasters> = {}): EngineMasters {
  return {
    masterDataVersion: 'worked',
    plants: [aPlant()],
    boardGrades: [aGrade()],
    ownStyles: [],
    palletTypes,
    palletTops: palletTopTypes,
    palletPatterns,
    overhangs,
    strappingTypes,
    stretchWraps,
    truckTypes,
    freight: [
      { fromRegion: 'VIC-MEL', toRegion: 'VIC-NTH', perPallet: 38, fixed: 0, minimum: 0 },
      { fromRegion: 'VIC-MEL', toRegion: 'NSW-SYD', perPallet: 58, fixed: 25, minimum: 140 },
      { fromRegion: 'NSW-SYD', toRegion: 'NSW-NTH', perPallet: 40, fixed: 0, minimum: 90 },
    ],
    routing: defaultRouteSettings,
    ...overrides,
  }
}

/** The worked box: 0201, 400 × 300 × 250 in C340, two colours, 600 on a pallet. */
export function anItem(overrides: Partial<EstimateItem> = {}): EstimateItem {
  return {
    plantCode: 'NTH',
    style: '0201',
    length: 400,
    width: 300,
    depth: 250,
    blankOptions: {},
    boardGrade: 'C340',
    boardGradeVariant: null,
    closureCode: '01',
    printProcess: 'FLEXO',
    coverages: [0.12, 0.05],
    isDoubleSided: false,
    isWaxed: false,
    cartonSqm: 0.807,
    numberUp: null,
    paperDeckleWidth: null,
    outsideBoardPricePerSqm: null,
    workCentres: null,
    mayUseOtherPlants: false,
    mayUseExternal: false,
    load: {
      palletTypeCode: 'AUSTD',
      palletTopTypeCode: 'NONE',
      strappingTypeCode: 'PP12',
      stretchWrapCode: 'STD',
      unitsPerPallet: 600,
      strapMetres: 50,
      stretchFilmMetres: 10,
    },
    delivery: { regionCode: 'VIC-NTH', secondaryLegRegion: null, isPickup: false, isHandUnloading: false },
    outsideProcesses: [],
    terms: { basis: 'absorption', markUp: null, commission: null },
    ...overrides,
  }
}
