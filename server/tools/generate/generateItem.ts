import { emptySections, floorOf, type QuoteDelivery } from '#domain/quoteItem'
import { madeUnitPrice } from '#domain/quoteOptions'
import { itemReference } from '#domain/quotes'
import { findStep, ownerOf, type WorkflowStep } from '#domain/workflow'
import type {
  itemDecisions,
  quoteItemSections,
  quoteItems,
  workflowHistory,
} from '../../database/schema/index.ts'
import { decisionsOf } from '../../demo/decisionsOf.ts'
import type { Pricer } from '../../demo/pricerOf.ts'
import { printingOf } from '../../demo/printingOf.ts'
import type { Company, GeneratedCustomer } from './company.ts'
import type { GeneratedDesigns } from './generatedDesigns.ts'
import { createGeneratedPallets } from './generatedPallets.ts'
import { generatePack } from './packs.ts'
import type { Random } from './seededRandom.ts'

export const dayLength = 86_400_000

const palletsOf = createGeneratedPallets()

const heldFor = [
  'Waiting for the customer to confirm the quantity',
  'Artwork is not final',
  'Customer reviews the sample',
]

/** Everything that is stored of an item. */
export interface GeneratedItem {
  readonly item: typeof quoteItems.$inferInsert
  readonly sections: readonly (typeof quoteItemSections.$inferInsert)[]
  readonly history: readonly (typeof workflowHistory.$inferInsert)[]
  readonly decisions: readonly (typeof itemDecisions.$inferInsert)[]
  /** The content of its drawing; null: it has none. Items that are made alike have the same one. */
  readonly drawing: Buffer | null
}

/** What makes the sections of an item that engines calculate. */
export interface GeneratedMakers {
  readonly designOf: GeneratedDesigns
  readonly pricer: Pricer
}

export interface ItemPlace {
  readonly id: number
  readonly quoteId: number
  readonly itemNo: number
  readonly customer: GeneratedCustomer
  /** When the quote was started and when it is now, milliseconds since 1970. */
  readonly started: number
  readonly now: number
}

/** A quarter of the items has come to the end of its workflow; the others are anywhere on the way. */
function pickStep(random: Random, steps: readonly WorkflowStep[]): WorkflowStep {
  const isDone = random.chance(0.25)
  return random.pick(steps.filter(step => (step.kind === 'final') === isDone))
}

function pickBoard(random: Random, company: Company, plant: string, flutes: readonly string[]) {
  const boards = company.boardsAt.get(plant) ?? []
  const fitting = boards.filter(board => flutes.includes(board.flute))
  const candidates = fitting.length > 0 ? fitting : boards
  return candidates.length === 0 ? { grade: '', variant: '' } : random.pick(candidates)
}

function pickAssignee(
  random: Random,
  company: Company,
  step: WorkflowStep,
  group: string | null,
  owner: string,
): string | null {
  if (step.kind === 'initial') return owner
  const members = company.membersOf.get(group ?? '') ?? []
  return step.kind === 'final' || members.length === 0 || random.chance(0.55) ? null : random.pick(members)
}

/** The forward actions that brought an item to its step, spread over the time it took. */
function historyOf(company: Company, step: WorkflowStep, place: ItemPlace, arrived: number) {
  const [first] = company.workflow.steps
  const last = company.workflow.steps.findLast(
    candidate =>
      candidate.sequence < step.sequence && candidate.actions.some(each => each.target === step.code),
  )
  const action = last?.actions.find(each => each.target === step.code)
  const entry = { quoteItemId: place.id, reason: '', comment: '' }
  const owner = place.customer.salesRepLogin
  const worker = company.membersOf.get(last?.owners[0]?.workgroup ?? '')?.[0] ?? owner
  return [
    {
      ...entry,
      at: new Date(place.started),
      who: owner,
      action: 'CREATE',
      actionName: 'Added',
      fromStep: '',
      toStep: first?.code ?? step.code,
    },
    ...(last === undefined || action === undefined
      ? []
      : [
          {
            ...entry,
            at: new Date(arrived),
            who: last.kind === 'initial' ? owner : worker,
            action: action.code,
            actionName: action.name,
            fromStep: last.code,
            toStep: step.code,
          },
        ]),
  ]
}

const wonFrom = (workflow: Company['workflow']): number =>
  findStep(workflow, 'ORDER')?.sequence ?? Number.POSITIVE_INFINITY

/** The step that was picked, or the first before it at which something is not there: what nobody can make waits at Design. */
const heldAt = (
  picked: WorkflowStep,
  needs: readonly (readonly [at: WorkflowStep, isMissing: boolean])[],
): WorkflowStep => needs.find(([at, isMissing]) => isMissing && picked.sequence > at.sequence)?.[0] ?? picked

/** An item somewhere on its way, with the product it is about. */
export function generateItem(
  random: Random,
  company: Company,
  makers: GeneratedMakers | null,
  place: ItemPlace,
  quote: {
    readonly description: (first: string) => string
    readonly dueDate: string
    readonly delivery: QuoteDelivery
  },
): GeneratedItem {
  const { customer, started, now } = place
  const plants = [...company.boardsAt.keys()]
  const plant = random.chance(0.8) || plants.length === 0 ? customer.plant : random.pick(plants)
  const picked = pickStep(random, company.workflow.steps)
  const pack = generatePack(random, customer.industryCode)
  const board = pickBoard(random, company, plant, pack.flutes)
  const code = `${customer.customerCode}-${place.id.toString(36).toUpperCase()}`
  const entered = {
    ...pack.product,
    code,
    description: pack.description,
    itemCategory: 'NEW_MANUAL_DESIGN',
    productGroup: 'CORRUGATED',
    preferredPlantCode: plant,
    boardGrade: board.grade,
    boardGradeVariant: board.variant,
  }
  const product = { ...emptySections.product, ...entered }
  const atDesign = findStep(company.workflow, 'DESIGN') ?? picked
  const design =
    makers !== null && picked.sequence > atDesign.sequence
      ? makers.designOf(product, customer.businessUnit)
      : null
  const printing = printingOf(product, plant, place.id)
  const palletization = palletsOf(product)
  const atPricing = findStep(company.workflow, 'PRICING') ?? picked
  const pricing =
    makers !== null && design !== null && picked.sequence > atPricing.sequence
      ? makers.pricer({ product, printing, palletization, design: design.design }, quote.delivery, place.id)
      : null
  const step = heldAt(picked, [
    [atDesign, makers !== null && design === null],
    [atPricing, makers !== null && pricing === null],
  ])
  const group =
    step.kind === 'final'
      ? null
      : ownerOf(step, {
          plantCode: plant,
          businessUnit: customer.businessUnit,
          isPreprint: product.printProcess === 'PREPRINT',
        })
  const isOnHold = step.kind === 'work' && random.chance(0.06)
  const arrived = step.kind === 'initial' ? started : started + (now - started) * random.next()
  const drawingNo = step.kind === 'initial' ? '' : `${plant.slice(0, 1)}${100_000 + place.id}`
  const closeType = step.kind === 'work' && random.chance(0.03) ? 'archive' : null
  return {
    item: {
      id: place.id,
      quoteId: place.quoteId,
      itemNo: place.itemNo,
      templateId: company.workflow.templateId,
      stepCode: step.code,
      stepName: step.name,
      stepSequence: step.sequence,
      isFinal: step.kind === 'final',
      wonAt: step.sequence >= wonFrom(company.workflow) ? new Date(arrived) : null,
      assignmentGroup: group,
      assignee: isOnHold ? null : pickAssignee(random, company, step, group, customer.salesRepLogin),
      isOnHold,
      holdReason: isOnHold ? random.pick(heldFor) : '',
      closeType,
      closeReason: closeType === null ? '' : 'Not going ahead this year',
      initiator: customer.salesRepLogin,
      dateInitiated: new Date(started),
      dateArrived: new Date(arrived),
      customerCode: customer.customerCode,
      customerName: customer.customerName,
      quoteDescription: quote.description(pack.description),
      customerDueDate: quote.dueDate,
      productCode: code,
      productDescription: pack.description,
      itemCategory: product.itemCategory,
      plant,
      businessUnit: customer.businessUnit,
      orderQty: pack.product.expectedOrderQuantity ?? null,
      unitPrice: madeUnitPrice({ product, pricing: pricing ?? emptySections.pricing }),
      drawingNo,
      isEvisy: random.chance(0.1),
      withVendor: step.sequence === 6 && random.chance(0.4),
      fileCount: design === null ? 0 : 1,
    },
    sections: Object.entries({
      product: { ...entered, drawingNo },
      printing,
      palletization,
      ...(design === null ? {} : { design: design.design }),
      ...(pricing === null ? {} : { pricing }),
    }).map(([section, data]) => ({ quoteItemId: place.id, section, version: 1, data })),
    history: historyOf(company, step, place, arrived),
    decisions: decisionsOf(
      place.id,
      { product, printing, ...(pricing === null ? {} : { pricing }) },
      floorOf({ ...product, businessUnit: customer.businessUnit }, company.floors)?.floorPercent ?? null,
      {
        isPastApproval: step.sequence > (findStep(company.workflow, 'APPROVAL')?.sequence ?? 0),
        isWon: step.sequence >= wonFrom(company.workflow),
        at: new Date(arrived),
        order: `PO-${place.quoteId}`,
        drawing: `Drawing ${itemReference(place.quoteId, place.itemNo)}.pdf`,
      },
    ),
    drawing: design?.drawing ?? null,
  }
}
