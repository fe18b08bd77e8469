import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Product } from '#contract/quote'
import type { RouteQuestion } from '#domain/estimating'
import { regionOf } from '#domain/regions'
import type { Database } from '../../database/database.ts'
import { quoteItemSections } from '../../database/schema/index.ts'
import { type FieldError, Problem } from '../../http/problem.ts'
import { regionRangesOf } from '../config/regionRangesOf.ts'
import type { OwnedItem } from '../quote/itemRow.ts'
import { readSection } from '../quote/sections.ts'

/** What a person may change about the routing of an item. */
export interface RouteWishes {
  readonly plantCode: string | null
  readonly quantity: number | null
  readonly mayUseOtherPlants: boolean
  readonly mayUseExternal: boolean
}

/** An item's own data as the routing takes it. */
export interface RouteInput {
  readonly question: RouteQuestion
  readonly quantity: number
}

const flapStyles = ['01', '02', '03', '04', '05', '06', '09'] as const
const flapOf = (code: string) => flapStyles.find(flap => flap === code)

const Printing = z.object({ numberOfColors: z.number().int().min(0) })

/** Colours of the print tab; until it is saved, one for an item that is printed at all. */
async function coloursOf(db: Database, quoteItemId: number, { printProcess }: Product): Promise<number> {
  const [row] = await db
    .select({ data: quoteItemSections.data })
    .from(quoteItemSections)
    .where(and(eq(quoteItemSections.quoteItemId, quoteItemId), eq(quoteItemSections.section, 'printing')))
  const printing = Printing.safeParse(row?.data)
  if (printing.success) return printing.data.numberOfColors
  return printProcess === '' || printProcess === 'NOPRINT' ? 0 : 1
}

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

function blankOptionsOf(product: Product): RouteQuestion['blankOptions'] {
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
  }
}

/** The routing input of a quote item, with what somebody wishes otherwise; refused while the item is incomplete. */
export async function routeInput(db: Database, owned: OwnedItem, wishes: RouteWishes): Promise<RouteInput> {
  const { item, quote } = owned
  const { data: product } = await readSection(db, item.id, 'product')
  const plantCode = wishes.plantCode || product.preferredPlantCode || item.plant
  const quantity = wishes.quantity ?? product.expectedOrderQuantity ?? 0
  assertComplete(product, plantCode, quantity)
  const region = regionOf(quote.deliveryPostCode, quote.deliveryState, await regionRangesOf(db))
  const question: RouteQuestion = {
    plantCode,
    style: product.styleVariant,
    length: product.length ?? 0,
    width: product.width ?? 0,
    depth: product.depth ?? 0,
    blankOptions: blankOptionsOf(product),
    boardGrade: product.boardGrade,
    // A variant belongs to one plant: where the route may leave it, the grade decides which plants make the board.
    boardGradeVariant: wishes.mayUseOtherPlants ? null : product.boardGradeVariant || null,
    closureCode: product.styleClosure || null,
    printProcess: product.printProcess,
    coverages: Array.from({ length: await coloursOf(db, item.id, product) }, () => 0),
    isWaxed: false,
    numberUp: null,
    outsideBoardPricePerSqm: null,
    workCentres: null,
    mayUseOtherPlants: wishes.mayUseOtherPlants,
    mayUseExternal: wishes.mayUseExternal,
    delivery: {
      regionCode: region.ok ? region.regionCode : null,
      secondaryLegRegion: null,
      isPickup: quote.truckType === 'CUSTPICK',
      isHandUnloading: quote.handUnloadingRequired,
    },
    outsideProcesses: [],
  }
  return { question, quantity }
}
