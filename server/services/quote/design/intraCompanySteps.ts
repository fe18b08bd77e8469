import type { IntraCompanySteps } from '#contract/quote'
import { isSamePlant } from '#domain/boardGrades'
import type { ItemSections } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import type { Masters } from '../../engine/masters.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'

type All = Awaited<ReturnType<Masters['all']>>

function stepsElsewhere({ product, design }: ItemSections, { plants }: All): IntraCompanySteps[] {
  const home = product.preferredPlantCode
  const plantOf = new Map(
    plants.flatMap(({ code, workCentres }) => workCentres.map(centre => [centre.code, code] as const)),
  )
  const placed = design.designSteps.map((step, index) => ({
    plant: plantOf.get(step.workCentre) ?? '',
    step: {
      key: step.key,
      position: index + 1,
      operation: step.operation,
      workCentre: step.workCentre,
      sheetLength: step.sheetLength,
      sheetWidth: step.sheetWidth,
      totalNumberUp: step.totalNumberUp,
    },
  }))
  return plants
    .filter(({ code }) => home !== '' && !isSamePlant(code, home))
    .map(({ code, description }) => ({
      plantCode: code,
      plantDescription: description,
      steps: placed.filter(({ plant }) => plant === code).map(({ step }) => step),
    }))
    .filter(({ steps }) => steps.length > 0)
}

/** The steps of an item that other plants of the company than its own do, by plant. */
export async function intraCompanySteps(
  { db, masters }: { readonly db: Database; readonly masters: Masters },
  person: Person,
  quoteItemId: number,
): Promise<IntraCompanySteps[]> {
  const [work, all] = await Promise.all([readItemFor(db, person, quoteItemId), masters.all()])
  return stepsElsewhere(work.sections, all)
}
