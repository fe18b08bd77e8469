import type { EngineMasters, EstimatingWorkCentre } from '#domain/estimating'
import { aGrade, aPlant, theMasters } from './builders.ts'
import { aWorkCentre, corrugator, despatch, dieCutter, gluer, slitter } from './workCentres.ts'

const rates = aWorkCentre().rates
const priced = (crew: number, depreciationPerHour: number): EstimatingWorkCentre['rates'] =>
  rates === null ? null : { ...rates, crew, depreciationPerHour }
const sizes = (minLength: number, maxLength: number, minWidth: number, maxWidth: number) => ({
  ...aWorkCentre().attributes,
  min_sheet_length: minLength,
  max_sheet_length: maxLength,
  min_sheet_width: minWidth,
  max_sheet_width: maxWidth,
})
const southern = (centre: EstimatingWorkCentre): EstimatingWorkCentre => ({
  ...centre,
  plantCode: 'STH',
  costCentreCode: '200',
})

/** Two plants of several machines each, with transport between them and freight to one region. */
export const twoPlants: EngineMasters = theMasters({
  plants: [
    aPlant({
      workCentres: [
        { ...corrugator, attributes: sizes(500, 4200, 250, 2430) },
        aWorkCentre({ attributes: { ...sizes(600, 2200, 240, 1000), min_no_of_passes: 300 } }),
        aWorkCentre({
          code: 'FFG4C',
          attributes: { ...sizes(700, 2600, 260, 1250), min_no_of_passes: 800 },
          maxColours: 4,
          setupHours: 0.8,
          speed: 10_000,
          rates: priced(4, 140),
        }),
        aWorkCentre({
          code: 'PRN3',
          operation: 'PRINT',
          attributes: sizes(600, 3200, 300, 1800),
          maxColours: 3,
          speed: 4500,
          rates: priced(3, 48),
        }),
        aWorkCentre({
          code: 'SLOT1',
          operation: 'SLOT',
          attributes: sizes(600, 3600, 300, 2000),
          maxColours: 0,
          speed: 1800,
          setupWaste: 6,
          rates: priced(2, 14),
        }),
        { ...dieCutter, attributes: sizes(500, 2400, 400, 1650) },
        { ...dieCutter, code: 'DCF1', attributes: sizes(500, 1600, 350, 1100), maxColours: 0, speed: 3200 },
        { ...gluer, attributes: sizes(250, 2400, 150, 1600) },
        { ...slitter, attributes: sizes(400, 3000, 150, 2200), maxColours: 0 },
        despatch,
      ],
    }),
    aPlant({
      code: 'STH',
      description: 'Southbank Packaging',
      costCentreCode: '200',
      regionCode: 'NSW-SYD',
      deckles: [1300, 1700, 1900, 2150],
      workCentres: [
        southern({
          ...corrugator,
          code: 'CORR2',
          attributes: sizes(500, 3600, 250, 2130),
          rates: priced(5, 180),
        }),
        southern(
          aWorkCentre({
            code: 'FFG4S',
            attributes: { ...sizes(500, 1900, 220, 850), min_no_of_passes: 600 },
            maxColours: 4,
            speed: 9000,
          }),
        ),
        southern({ ...dieCutter, code: 'DCF2', attributes: sizes(450, 1620, 350, 1120), maxColours: 0 }),
        southern({ ...gluer, code: 'GLU2', attributes: sizes(150, 1500, 100, 1100), speed: 7500 }),
        southern({ ...despatch, code: 'DSP2' }),
      ],
    }),
  ],
  boardGrades: [aGrade()],
  freight: [
    { fromRegion: 'VIC-MEL', toRegion: 'VIC-NTH', perPallet: 38, fixed: 0, minimum: 0 },
    { fromRegion: 'NSW-SYD', toRegion: 'VIC-NTH', perPallet: 62, fixed: 25, minimum: 140 },
  ],
  routing: {
    transfers: [{ from: 'NTH', to: 'STH', cost: 350 }],
    otherTransfer: null,
    minimumRunPenalty: 250,
    alternatives: 3,
  },
})
