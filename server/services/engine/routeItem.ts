import type { Product } from '#contract/quote'
import {
  deliveryOfItem,
  finishesOf,
  type RouteQuestion,
  routedColours,
  routeInputs,
  trimOption,
} from '#domain/estimating'
import type { Inputs, ItemSections } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import type { RouteWanted } from '../../engines/plantWork.ts'
import { type FieldError, Problem } from '../../problem/problem.ts'
import { factsOfItem } from '../quoteItem/findingsAt.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'

/** What a person may change about the routing of an item. */
export interface RouteWishes {
  readonly plantCode: string | null
  readonly quantity: number | null
  readonly mayUseOtherPlants: boolean
  readonly mayUseExternal: boolean
}

/** An item's own data as the routing takes it, and the fields that they are of. */
export interface RouteInput extends RouteWanted {
  readonly origin: Inputs
}

const flapStyles = ['01', '02', '03', '04', '05', '06', '09'] as const
const flapOf = (code: string) => flapStyles.find(flap => flap === code)

function assertComplete(product: Product, plantCode: string, quantity: number): void {
  const missing: FieldError[] = [
    ['plantCode', 'Plant', plantCode !== ''],
    ['boardGrade', 'Board grade', product.boardGrade !== ''],
    ['styleVariant', 'Style', product.styleVariant !== ''],
    ['length', 'Length', product.length !== null],
    ['width', 'Width', product.width !== null],
    ['quantity', 'Order quantity', quantity > 0],
  ].flatMap(([path, label, isThere]) =>
    isThere ? [] : [{ path: String(path), message: `${label} is required` }],
  )
  if (missing.length === 0) return
  const sentence = `The item can't be routed yet: ${missing.map(({ message }) => message).join(', ')}.`
  throw new Problem('rule-failed', sentence, { errors: missing })
}

function blankOptionsOf({ product, design }: ItemSections): RouteQuestion['blankOptions'] {
  const { crease1, crease2, crease3 } = product
  const topFlap = product.styleCarton === '02' ? flapOf(product.styleTopFlap) : undefined
  const bottomFlap = product.styleCarton === '02' ? flapOf(product.styleBottomFlap) : undefined
  const creases = [crease1, crease2, crease3].flatMap(crease => (crease ? [crease] : []))
  return {
    ...(topFlap === undefined ? {} : { topFlap }),
    ...(bottomFlap === undefined ? {} : { bottomFlap }),
    ...(product.topFlapAdjustment === null ? {} : { topFlapAdjustment: product.topFlapAdjustment }),
    ...(product.bottomFlapAdjustment === null ? {} : { bottomFlapAdjustment: product.bottomFlapAdjustment }),
    ...(product.isAllowCrease && creases.length > 0 ? { creases } : {}),
    ...trimOption(product.styleVariant, design),
  }
}

/** The routing input of a quote item, with what somebody wishes otherwise; refused while the item is incomplete. */
export async function routeInput(db: Database, work: WorkItem, wishes: RouteWishes): Promise<RouteInput> {
  const { item, quote, sections } = work
  const { product } = sections
  const plantCode = wishes.plantCode || product.preferredPlantCode || item.plant
  const quantity = wishes.quantity ?? product.expectedOrderQuantity ?? 0
  assertComplete(product, plantCode, quantity)
  // No route depends on what the ERP system says of the item's code.
  const { deliveryRegion } = await factsOfItem(db, work, new Map())
  const question: RouteQuestion = {
    plantCode,
    style: product.styleVariant,
    length: product.length ?? 0,
    width: product.width ?? 0,
    depth: product.depth ?? 0,
    blankOptions: blankOptionsOf(sections),
    boardGrade: product.boardGrade,
    // A variant belongs to one plant: where the route may leave it, the grade decides which plants make the board.
    boardGradeVariant: wishes.mayUseOtherPlants ? null : product.boardGradeVariant || null,
    closureCode: product.styleClosure || null,
    printProcess: product.printProcess,
    coverages: Array.from({ length: routedColours(sections) }, () => 0),
    isDoubleSided: sections.printing.isDoubleSided,
    finishes: finishesOf(sections),
    isWaxed: false,
    numberUp: null,
    outsideBoardPricePerSqm: null,
    workCentres: null,
    mayUseOtherPlants: wishes.mayUseOtherPlants,
    mayUseExternal: wishes.mayUseExternal,
    delivery: deliveryOfItem(sections, { quote: quote.delivery, region: deliveryRegion }),
    outsideProcesses: [],
  }
  return { question, quantity, origin: routeInputs(sections, quote.delivery, wishes) }
}
