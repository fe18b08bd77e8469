import { flutes as defaultFlutes, type Flute } from '#domain/boxGeometry'
import type { Database } from '../database/database.ts'
import {
  boardGradeMeasures,
  boardGradePapers,
  boardGrades,
  corrugatorProcesses,
  engineRates,
  existingProducts,
  flutes,
  freightRates,
  offsiteTransfers,
  operations,
  outerCartons,
  outsideProcesses,
  overhangs,
  palletPatterns,
  palletTops,
  palletTypes,
  paperDeckles,
  papers,
  plantOperations,
  plantRegions,
  regionPostcodes,
  regions,
  secondLegRegions,
  strappingTypes,
  stretchWraps,
  trims,
  workCentres,
} from '../database/schema/index.ts'
import { measureRows, paperRows, papersOf } from './engine/papers.ts'
import { productSpecificationRows } from './engine/productSpecifications.ts'
import { rateRows } from './engine/rates.ts'
import {
  deckleRows,
  freightRows,
  offsiteTransferRows,
  outerCartonRows,
  outsideProcessRows,
  overhangRows,
  palletPatternRows,
  palletTopRows,
  palletTypeRows,
  plantRegionRows,
  regionPostcodeRows,
  regionRows,
  strappingTypeRows,
  stretchWrapRows,
  trimRows,
} from './engine/reference.ts'
import { corrugatorProcessRows, operationRows, secondLegRows, workCentreRows } from './engine/workCentres.ts'

const fluteRow = (flute: Flute): typeof flutes.$inferInsert => ({
  code: flute.code,
  caliper: flute.caliper,
  takeUp: [...flute.takeUp],
  fluteHeight: flute.fluteHeight,
  flutesPerMetre: flute.flutesPerMetre,
  panelAddsInside: [...flute.panelAdds.inside],
  panelAddsOutside: [...flute.panelAdds.outside],
  lapWidth: flute.lapWidth,
  halfSlottedFlap: flute.halfSlotted.flap,
  halfSlottedDepth: flute.halfSlotted.depth,
  regularFlap: flute.regular.flap,
  regularDepth: flute.regular.depth,
  fullOverlapFlap: flute.fullOverlap.flap,
  fullOverlapDepth: flute.fullOverlap.depth,
  slot: flute.slot,
  basis: flute.basis,
})

const idIn = (ids: ReadonlyMap<string, number>, code: string): number => {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`There is no ${code}.`)
  return id
}

async function loadBoard(db: Database): Promise<void> {
  await db.insert(flutes).values(Object.values(defaultFlutes).map(fluteRow))
  await db.insert(papers).values([...paperRows])
  const grades = await db
    .select({ id: boardGrades.id, code: boardGrades.code, makeUp: boardGrades.makeUp })
    .from(boardGrades)
  await db
    .insert(boardGradePapers)
    .values(
      grades.flatMap(({ id, makeUp }) =>
        papersOf(makeUp).map((paper, index) => ({ boardGradeId: id, position: index + 1, ...paper })),
      ),
    )
  const ids = new Map(grades.map(grade => [grade.code, grade.id]))
  await db
    .insert(boardGradeMeasures)
    .values(
      measureRows.map(({ gradeCode, edgeCrush }) => ({ boardGradeId: idIn(ids, gradeCode), edgeCrush })),
    )
}

async function loadPlants(db: Database): Promise<void> {
  await db.insert(operations).values(operationRows)
  const used = new Set(workCentreRows.map(row => `${row.plantCode}/${row.operationCode}`))
  await db.insert(plantOperations).values(
    [...used].map(key => {
      const [plantCode = '', operationCode = ''] = key.split('/')
      return { plantCode, operationCode }
    }),
  )
  const stored = await db
    .insert(workCentres)
    .values([...workCentreRows])
    .returning({ id: workCentres.id, code: workCentres.code })
  const ids = new Map(stored.map(row => [row.code, row.id]))
  await db
    .insert(secondLegRegions)
    .values(
      Object.entries(secondLegRows).flatMap(([code, regionCodes]) =>
        regionCodes.map(regionCode => ({ workCentreId: idIn(ids, code), regionCode })),
      ),
    )
  await db.insert(corrugatorProcesses).values(
    corrugatorProcessRows.map(({ workCentre, ...row }) => ({
      workCentreId: idIn(ids, workCentre),
      ...row,
    })),
  )
  await db.insert(outsideProcesses).values(outsideProcessRows)
  await db.insert(trims).values(trimRows)
  await db.insert(paperDeckles).values(deckleRows)
  await db.insert(offsiteTransfers).values(offsiteTransferRows)
  await db.insert(outerCartons).values(outerCartonRows)
}

/** Loads the master data of the engines: their own defaults, and believable data of the two demonstration plants. */
export async function loadEngineMasters(db: Database): Promise<void> {
  await db.insert(regions).values(regionRows)
  await db.insert(regionPostcodes).values(regionPostcodeRows)
  await db.insert(plantRegions).values(plantRegionRows)
  await db.insert(freightRates).values(freightRows)
  await db.insert(engineRates).values([...rateRows])
  await db.insert(palletTypes).values(palletTypeRows)
  await db.insert(palletTops).values(palletTopRows)
  await db.insert(palletPatterns).values(palletPatternRows)
  await db.insert(overhangs).values(overhangRows)
  await db.insert(strappingTypes).values(strappingTypeRows)
  await db.insert(stretchWraps).values(stretchWrapRows)
  await loadBoard(db)
  await loadPlants(db)
  await db.insert(existingProducts).values(productSpecificationRows)
}
