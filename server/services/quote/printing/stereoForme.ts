import type { StereoForme } from '#contract/quote'
import { itemTooling, plantOf } from '#domain/estimating'
import { blankOfProduct, type ItemSections } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import type { Masters } from '../../engine/masters.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'

const impossible = (calculationMessage: string): StereoForme => ({
  calculationSuccess: false,
  calculationMessage,
  stereos: [],
  stereoCost: 0,
  forme: null,
  cost: 0,
  trace: [],
})

function calculated(sections: ItemSections, masters: Awaited<ReturnType<Masters['all']>>): StereoForme {
  const { product } = sections
  const plant = plantOf(product.preferredPlantCode, masters)
  if (!plant?.costing) return impossible('Choose a preferred plant first: its rates count.')
  const flute = masters.boardGrades.find(({ code }) => code === product.boardGrade)?.flute
  const blank = blankOfProduct(product, flute, {
    flutes: plant.flutes,
    ownStyles: masters.ownStyles,
    allowances: plant.settings.allowances,
    masterDataVersion: masters.masterDataVersion,
  })
  if (blank === null) return impossible('Enter style, length and width first.')
  if (!blank.ok) return impossible(blank.problems.map(({ message }) => message).join('\n'))
  const tooling = itemTooling(sections, blank.blank, plant.costing)
  if (!tooling.ok) return impossible(tooling.reason)
  const { stereo, forme, cost, trace } = tooling
  return {
    calculationSuccess: true,
    calculationMessage: '',
    stereos: stereo?.plates ?? [],
    stereoCost: stereo?.cost ?? 0,
    forme: forme === null ? null : { ruleMetres: forme.ruleMetres, cost: forme.cost },
    cost,
    trace,
  }
}

/** What the stereos and the forme of an item cost, as it is stored, at the rates of its plant. */
export async function stereoForme(
  { db, masters }: { readonly db: Database; readonly masters: Masters },
  person: Person,
  quoteItemId: number,
): Promise<StereoForme> {
  const [work, all] = await Promise.all([readItemFor(db, person, quoteItemId), masters.all()])
  return calculated(work.sections, all)
}
