import { createHash } from 'node:crypto'
import type { EngineLookupData, Flute, WorkCentre } from '#contract/engineMasters'
import type { PalletMasters } from '#contract/palletMasters'
import { readStyleTable } from '#contract/styleTable'
import { isInsideKnown } from '#domain/palletisation'
import { plantCosting } from './plantCosting.ts'
import { plantSettings } from './plantSettings.ts'
import { ofPlant, type RateBook, rateBook } from './rateBook.ts'
import type { MasterRows, PalletRows } from './repository.ts'

/** A row of the flute master as the geometry takes it. */
export function fluteOfRow(row: MasterRows['flutes'][number]): Flute {
  return {
    code: row.code,
    caliper: row.caliper,
    takeUp: row.takeUp,
    fluteHeight: row.fluteHeight,
    flutesPerMetre: row.flutesPerMetre,
    panelAdds: { inside: row.panelAddsInside, outside: row.panelAddsOutside },
    lapWidth: row.lapWidth,
    halfSlotted: { flap: row.halfSlottedFlap, depth: row.halfSlottedDepth },
    regular: { flap: row.regularFlap, depth: row.regularDepth },
    fullOverlap: { flap: row.fullOverlapFlap, depth: row.fullOverlapDepth },
    slot: row.slot,
    // Up is what the engine does by itself.
    ...(row.oddHalf === 'down' ? { oddHalf: row.oddHalf } : {}),
    basis: row.basis,
  }
}

/** The choices of a palletisation as the engine takes them, without prices. */
export const palletMasters = (rows: PalletRows): PalletMasters => ({
  palletTypes: rows.types,
  palletTops: rows.tops,
  palletPatterns: rows.patterns,
  overhangs: rows.overhangs,
  strappingTypes: rows.straps,
  stretchWraps: rows.wraps,
})

/** A work centre's attributes by the names the specification gives them. */
export const attributesOf = (row: MasterRows['workCentres'][number]): WorkCentre['attributes'] => ({
  min_sheet_length: row.minSheetLength,
  max_sheet_length: row.maxSheetLength,
  min_sheet_width: row.minSheetWidth,
  max_sheet_width: row.maxSheetWidth,
  min_lineal_metre: row.minLinealMetre,
  min_no_of_passes: row.minNoOfPasses,
})

function workCentre(row: MasterRows['workCentres'][number], withRates: boolean): WorkCentre {
  const { crew, labourRate, kilowatts, steamPerSqm, depreciationPerHour, pricePerThousand, fixedPrice } = row
  return {
    ...row,
    operation: row.operationCode as WorkCentre['operation'],
    capabilities: row.capabilities as WorkCentre['capabilities'],
    attributes: attributesOf(row),
    rates: withRates
      ? { crew, labourRate, kilowatts, steamPerSqm, depreciationPerHour, pricePerThousand, fixedPrice }
      : null,
  }
}

function plantMasters(
  rows: MasterRows,
  { plant, region }: MasterRows['plants'][number],
  withRates: boolean,
): EngineLookupData['plants'][number] {
  const book: RateBook = rateBook(rows.rates, plant.code)
  const own = <Row extends { plantCode: string }>(list: readonly Row[]) =>
    list.filter(row => row.plantCode === plant.code)
  const papers = ofPlant(rows.papers, plant.code)
  return {
    code: plant.code,
    description: plant.description,
    costCentreCode: plant.costCentreCode,
    state: plant.state,
    countryCode: region?.countryCode ?? 'AU',
    regionCode: region?.code ?? '',
    flutes: Object.fromEntries(ofPlant(rows.flutes, plant.code).map(row => [row.code, fluteOfRow(row)])),
    papers: papers.map(({ code, description, role, gsm, sct, caliperMm }) => ({
      code,
      description,
      role,
      gsm,
      sct,
      caliper: caliperMm,
    })),
    settings: plantSettings(book),
    workCentres: own(rows.workCentres).map(row => workCentre(row, withRates)),
    deckles: own(rows.deckles).map(row => row.paperDeckleWidth),
    trims: own(rows.trims),
    costing: withRates ? plantCosting(book, papers, rows) : null,
  }
}

function boardGradesOf(rows: MasterRows): EngineLookupData['boardGrades'] {
  return rows.grades.map(grade => {
    const measures = rows.measures.filter(row => row.boardGradeId === grade.id)
    const measuredAt = (plantCode: string) =>
      (measures.find(row => row.plantCode === plantCode) ?? measures.find(row => row.plantCode === ''))
        ?.edgeCrush ?? null
    return {
      ...grade,
      papers: rows.gradePapers.filter(row => row.boardGradeId === grade.id),
      plantBoardGradeVariants: rows.variants
        .filter(({ variant }) => variant.boardGradeId === grade.id)
        .map(({ variant, plantDescription }) => ({
          ...variant,
          plantDescription,
          measuredEct: measuredAt(variant.plantCode),
        })),
    }
  })
}

/** Two plants, however far: the cheapest way between them. */
function transfersOf(rows: MasterRows): EngineLookupData['routing']['transfers'] {
  const cheapest = new Map<string, EngineLookupData['routing']['transfers'][number]>()
  for (const { fromPlantCode: from, toPlantCode: to, cost } of rows.transfers) {
    if (!cheapest.has(`${from}>${to}`)) cheapest.set(`${from}>${to}`, { from, to, cost })
  }
  return [...cheapest.values()]
}

/** All master data in one: with rates for those who may price, without for everybody else. */
export function masterData(rows: MasterRows, withRates: boolean): EngineLookupData {
  const general = rateBook(rows.rates, '')
  // What a margin has to be changes nothing that an engine works out.
  const { marginFloors, ...engineRows } = rows
  return {
    masterDataVersion: createHash('sha256').update(JSON.stringify(engineRows)).digest('hex').slice(0, 12),
    ...palletMasters(rows.pallets),
    truckTypes: rows.trucks.filter(isInsideKnown),
    plants: rows.plants.map(plant => plantMasters(rows, plant, withRates)),
    boardGrades: boardGradesOf(rows),
    ownStyles: rows.ownStyles.flatMap(({ geometry, ...style }) => {
      const read = readStyleTable(geometry)
      return read.ok ? [{ ...style, table: read.table }] : []
    }),
    freight: withRates ? rows.freight : [],
    marginFloors: withRates ? marginFloors : [],
    routing: {
      transfers: transfersOf(rows),
      otherTransfer: general.rate('routing', 'otherTransfer'),
      minimumRunPenalty: general.number('routing', 'minimumRunPenalty', 0),
      alternatives: general.number('routing', 'alternatives', 0),
    },
  }
}
