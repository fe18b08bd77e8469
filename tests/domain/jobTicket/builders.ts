import { designOfRoute, estimateOfItem, estimateRoute, palletOfItem, takenLoad } from '#domain/estimating'
import type { TicketInput } from '#domain/jobTicket'
import { palletAlternatives, palletPatterns } from '#domain/palletisation'
import { emptySections, type ItemSections, type PalletKey } from '#domain/quoteItem'
import { defaultWorkflow } from '#domain/workflow'
import { theMasters } from '../estimating/builders.ts'

type Product = ItemSections['product']

const { shippingMethod: _, ratioToParent: __, ...noDelivery } = emptySections.delivery

/** A slotted box, 400 × 300 × 250 in C340, five thousand of it. */
export const slotted: Product = {
  ...emptySections.product,
  ...{
    description: 'Pale ale carton',
    code: 'ALE-24',
    drawingNo: 'D-1042',
    itemCategory: 'NEW_MANUAL_DESIGN',
  },
  ...{ styleCarton: '02', styleVariant: '0201', styleTopFlap: '01', styleBottomFlap: '01', vslCode: '0201' },
  ...{ length: 400, width: 300, depth: 250, preferredPlantCode: 'NTH', boardGrade: 'C340' },
  ...{ productGroup: 'CORRUGATED', printProcess: 'FLEXO', expectedOrderQuantity: 5000 },
}

/** A die-cut tray. */
export const dieCut: Product = {
  ...slotted,
  ...{
    description: 'Kiwifruit tray',
    styleCarton: '04',
    styleVariant: '0422',
    styleTopFlap: '',
    styleBottomFlap: '',
  },
  ...{ length: 380, width: 280, depth: 60, printProcess: 'NOPRINT', vslCode: '0422' },
}

/** With the route that the engine finds for it. */
export function routed(item: ItemSections, masters = theMasters()): ItemSections {
  const quantity = item.product.expectedOrderQuantity ?? 0
  const found = estimateRoute(estimateOfItem(item, 'NTH'), quantity, masters)
  if (!found.ok) throw new Error(found.reason)
  return { ...item, design: { ...item.design, ...designOfRoute(item, found, masters) } }
}

/** With the best load of its pallets. */
export function palletised(
  item: ItemSections,
  key: PalletKey = 'palletization',
  masters = theMasters(),
): ItemSections {
  const { question } = palletOfItem(item, key, masters)
  if (!question.ok) throw new Error(question.problems.map(({ message }) => message).join(' '))
  const choices = { palletTypes: masters.palletTypes, palletPatterns }
  const [best] = palletAlternatives(question.value, choices, 'quick').ranked
  if (best === undefined) throw new Error('Nothing fits.')
  return { ...item, [key]: { ...item[key], ...takenLoad(item, key, question.value, best) } }
}

/** An item of these sections behind the design, with nothing wrong; the rest of what its ticket is made from. */
export function ticketInput(
  sections: Partial<ItemSections> = {},
  { item, ...overrides }: Partial<Omit<TicketInput, 'item'>> & { item?: Partial<TicketInput['item']> } = {},
): TicketInput {
  return {
    item: {
      ...emptySections,
      ...{ reference: '1042-1', quoteReference: '1042', customerCode: 'BLU001', customerName: 'Blue Ridge' },
      ...{
        step: 'PRICING',
        stepName: 'Pricing',
        isOnHold: false,
        isOrdered: true,
        closeType: null,
        findings: [],
      },
      quoteDelivery: noDelivery,
      ...sections,
      ...item,
    },
    purchaseOrder: '',
    facts: {},
    masters: theMasters(),
    names: {
      operations: [],
      workCentres: [],
      corrugatorProcesses: [],
      outsideProcesses: [],
      vendors: [],
      truckTypes: [],
    },
    workflow: {
      steps: defaultWorkflow.steps,
      history: [
        {
          ...{ at: '2026-11-20T03:15:00Z', whoName: 'Dana Designer', fromStep: 'DESIGN', toStep: 'PRICING' },
          ...{ action: 'DESIGN_DONE', actionName: 'Generate Design' },
        },
        {
          ...{ at: '2026-11-19T03:15:00Z', whoName: 'Sam Sales', fromStep: 'INITIATE', toStep: 'DESIGN' },
          ...{ action: 'SUBMIT', actionName: 'Submit' },
        },
      ],
    },
    printed: { at: '2026-11-23T00:30:00Z', by: 'Petra Planner' },
    timeZone: 'Australia/Sydney',
    ...overrides,
  }
}
