import { describe, expect, it } from 'vitest'
import {
  approvalStandings,
  type Decision,
  empty,
  emptySections,
  type Facts,
  findingsOf,
  floorApprovers,
  floorChainFindings,
  type ItemSections,
  type PriceDetail,
  react,
  sections,
} from '#domain/quoteItem'
import { defaultWorkflow, findStep } from '#domain/workflow'
import { sectionsOf, under } from '../../builders.ts'

const aBreak = (priceQty: number, values: Partial<PriceDetail> = {}): PriceDetail => ({
  ...empty(sections.pricing.fields.details.fields),
  ...{ key: `q${priceQty}`, priceQty, minQty: priceQty, maxQty: priceQty, cost: 700, price: 800 },
  ...{ marginPercent: 12.5, floorReason: 'Keeps the volume' },
  ...values,
})

const priced = (...details: PriceDetail[]) =>
  sectionsOf({
    product: { printProcess: 'NOPRINT' },
    pricing: { pricingPolicy: '2', pricingUom: '1000', isMfg: true, details },
  })

const decided = (item: ItemSections, facts: Facts, values: Partial<Decision> = {}): Decision[] =>
  approvalStandings(item, facts).map(({ approvalType, about, basis }) => ({
    ...{ approvalType, about, basis, approvalStatus: 'APPROV', approvedBy: 'Elena Sorrento' },
    ...{ approvedDate: '2026-03-01T00:00:00Z', doc: '', comment: '' },
    ...values,
  }))

const standings = (item: ItemSections, facts: Facts) =>
  approvalStandings(item, facts).map(({ approvalType, about, state, moved }) => [
    ...[approvalType, about, state],
    ...moved,
  ])

const messages = (item: ItemSections, facts: Facts, step: string) =>
  findingsOf(under(item, { facts, fieldRules: findStep(defaultWorkflow, step)?.fieldRules ?? [] }))
    .filter(({ tab, severity }) => tab === 'appr' && severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`)

describe('what has to be approved (decision N33)', () => {
  const facts = { marginFloor: 18, decisions: [] }

  it('is a price under the margin floor, by break, and not one that keeps it', () => {
    const item = priced(aBreak(1000), aBreak(5000, { marginPercent: 18 }))
    expect(standings(item, facts)).toEqual([
      ['PRICE_BELOW_FLOOR', 'q1000', 'open'],
      ['CUSTOMER_PRICE', '', 'open'],
    ])
    expect(approvalStandings(item, facts)[0]?.why).toBe(
      '1,000 at 800.00 per 1,000: margin 12.5 %, 5.5 points under the floor of 18.0 %. Keeps the volume.',
    )
    expect(standings(item, { decisions: [] })).toEqual([['CUSTOMER_PRICE', '', 'open']])
  })

  it('is what is claimed, what touches food, and what is printed', () => {
    const item = sectionsOf({
      product: { printProcess: 'FLEXO' },
      pricing: { details: [] },
      compliance: {
        ...{ isDangerousGoodsCompliant: true, isAirFreightCompliant: true, isAirFreightApproved: true },
        foodpackagingUse: 'DRY_CONTACT',
      },
    })
    expect(standings(item, facts)).toEqual([
      ['DANGEROUS_GOODS', '', 'open'],
      ['AIR_FREIGHT', '', 'approved'],
      ['FOOD_PACKAGING', '', 'open'],
      ['CUSTOMER_ARTWORK', '', 'open'],
    ])
  })
})

describe('what was approved', () => {
  const before = priced(aBreak(1000), aBreak(5000))
  const decisions = decided(before, { marginFloor: 18, decisions: [] })
  const facts = { marginFloor: 18, decisions }

  it('stays approved while nothing of it moves, and while it costs less', () => {
    const cheaper = priced(aBreak(1000, { cost: 690, marginPercent: 13.75 }), aBreak(5000))
    for (const item of [before, cheaper])
      expect(standings(item, facts).map(([, , state]) => state)).toEqual(['approved', 'approved', 'approved'])
  })

  it('is open again where its price moved, and nowhere else', () => {
    const item = priced(aBreak(1000), aBreak(5000, { price: 790, marginPercent: 11.4 }))
    expect(standings(item, facts)).toEqual([
      ['PRICE_BELOW_FLOOR', 'q1000', 'approved'],
      ['PRICE_BELOW_FLOOR', 'q5000', 'open', 'Price 800.00 → 790.00', 'Margin 12.5 → 11.4 %'],
      ['CUSTOMER_PRICE', '', 'open', '5,000 at 800.00 per 1,000 → 5,000 at 790.00 per 1,000'],
    ])
  })

  it('is open again where the same price came to less margin', () => {
    const item = priced(aBreak(1000, { cost: 720, marginPercent: 10 }), aBreak(5000))
    expect(standings(item, facts)[0]).toEqual([
      ...['PRICE_BELOW_FLOOR', 'q1000', 'open', 'Margin 12.5 → 10.0 %'],
    ])
  })

  it('is open again where the artwork of a print moved', () => {
    const printed = sectionsOf({ product: { printProcess: 'FLEXO' }, printing: { numberOfColors: 1 } })
    const approved = { decisions: decided(printed, { decisions: [] }) }
    const moved = sectionsOf({ product: { printProcess: 'FLEXO' }, printing: { numberOfColors: 2 } })
    expect(standings(moved, approved)[0]).toEqual([
      ...['CUSTOMER_ARTWORK', '', 'open', 'Number of Colours 1 → 2'],
    ])
  })
})

describe('the rules of Approval', () => {
  const item = priced(aBreak(1000))
  const open: Facts = { marginFloor: 18, decisions: [] }
  const ours = decided(item, open).filter(({ approvalType }) => approvalType === 'PRICE_BELOW_FLOOR')

  it('approval-required: what is open or rejected is an error where it is decided, and not known is not open', () => {
    const waits = 'approval-required: Price below floor waits for approval: 1,000 at 800.00 per 1,000:'
    expect(messages(item, open, 'APPROVAL')).toEqual([expect.stringContaining(waits)])
    expect(messages(item, open, 'PRICING')).toEqual([])
    expect(messages(item, { marginFloor: 18 }, 'APPROVAL')).toEqual([])
    const rejected = ours.map(each => ({ ...each, approvalStatus: 'REJECT' as const }))
    expect(messages(item, { ...open, decisions: rejected }, 'APPROVAL')).toEqual([
      expect.stringContaining('Price below floor was rejected by Elena Sorrento'),
    ])
  })

  it('approval-code: APPROV approves', () => {
    expect(messages(item, { ...open, decisions: ours }, 'APPROVAL')).toEqual([])
    const found = findingsOf(under(item, { facts: { ...open, decisions: ours } }))
    expect(found.filter(({ code }) => code === 'price-floor')).toEqual([])
  })

  it("approval-required: the customer's are asked at Customer, with the document that says so", () => {
    expect(messages(item, { ...open, decisions: ours }, 'CUSTOMER')).toEqual([
      "approval-required: Customer's price waits for approval: 1,000 at 800.00 per 1,000.",
    ])
    const all = decided(item, open)
    expect(messages(item, { ...open, decisions: all }, 'CUSTOMER')).toEqual([
      "approval-required: Customer's price needs the document that says so.",
    ])
    const papers = decided(item, open, { doc: 'PO-77' })
    expect(messages(item, { ...open, decisions: papers }, 'CUSTOMER')).toEqual([])
  })

  it('approval-required: each order has a number, once', () => {
    const order = (key: string, orderNumber: string) => ({
      ...{ key, orderNumber, orderDate: null, quantity: null, doc: '' },
    })
    const ordered = sectionsOf({
      approval: { purchaseOrders: [order('a', ''), order('b', 'PO-1'), order('c', 'PO-1')] },
    })
    const found = findingsOf(under(ordered)).filter(({ tab }) => tab === 'appr')
    expect(found.map(({ field, code }) => [field, code])).toEqual([
      ['purchaseOrders[a].orderNumber', 'required'],
      ['purchaseOrders[c].orderNumber', 'order-twice'],
    ])
  })

  it('a break under the floor says why: it is marked, and asked for a reason', () => {
    const silent = priced(aBreak(1000, { floorReason: '' }))
    const found = findingsOf(under(silent, { facts: open })).filter(({ message }) =>
      message.includes('floor'),
    )
    expect(found.map(({ field, severity }) => [field, severity])).toEqual([
      ['details[q1000].marginPercent', 'warning'],
      ['details[q1000].floorReason', 'error'],
    ])
  })
})

describe('approval-tooling: the tooling account', () => {
  const toolingCustomers = [
    { isInternal: false, toolingAccountNumber: 'TA-1', toolingAccountDesc: 'One' },
    { isInternal: false, toolingAccountNumber: 'TA-2', toolingAccountDesc: 'Two' },
    { isInternal: true, toolingAccountNumber: 'TA-9', toolingAccountDesc: 'Inside' },
  ]
  const about = { facts: { toolingCustomers }, step: 'APPROVAL' }
  // Nothing is priced yet.
  const item = (isSpecialties: boolean, toolingAccountNumber: string) =>
    sectionsOf({
      pricing: { isSpecialties },
      approval: { ...emptySections.approval, toolingAccountNumber },
    })

  it('is one of the type of the item, and known by its name', () => {
    const { sections: after } = react(item(false, ''), item(false, 'TA-2'), about)
    expect(after.approval).toMatchObject({ toolingAccountNumber: 'TA-2', toolingAccountName: 'Two' })
  })

  it('is cleared when it is of another type, and its section has changed', () => {
    const reacted = react(item(false, ''), item(false, 'TA-9'), about)
    expect(reacted.sections.approval).toMatchObject({ toolingAccountNumber: '', toolingAccountName: '' })
    expect(reacted.said).toEqual(['The tooling account was cleared: it is of another type of customer.'])
    const stored = { ...item(false, 'TA-9'), product: { ...item(false, '').product, length: 400 } }
    expect(react(item(false, 'TA-9'), stored, about).changed).toEqual(['approval'])
  })

  it.each([
    [true, toolingCustomers, 'TA-9', 'Inside'],
    [false, toolingCustomers, '', ''],
    [true, toolingCustomers.slice(0, 2), '', ''],
    [false, toolingCustomers.slice(1), 'TA-2', 'Two'],
  ])(
    'specialties-tooling-auto: the flag %s takes the one account that matches, and clears it where none or several do',
    (isSpecialties, customers, toolingAccountNumber, toolingAccountName) => {
      const account = isSpecialties ? 'TA-1' : 'TA-9'
      const { sections: after } = react(item(!isSpecialties, account), item(isSpecialties, account), {
        ...{ facts: { toolingCustomers: customers }, step: 'PRICING' },
      })
      expect(after.approval).toMatchObject({ toolingAccountNumber, toolingAccountName })
    },
  )

  it('is left alone while the accounts are not known', () => {
    expect(react(item(false, ''), item(false, 'TA-9'), { facts: {}, step: 'APPROVAL' }).changed).toEqual([])
  })
})

describe('the chain of a margin floor', () => {
  const chain = {
    ...{ firstApprover: 'a', secondApprover: 'b', secondFrom: 3, thirdApprover: 'c', thirdFrom: 8 },
  }

  it('asks the higher up the further under the floor a price is; those above may always', () => {
    expect([0.1, 3, 8, 40].map(points => floorApprovers(chain, points))).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
      ['c'],
      ['c'],
    ])
    expect(floorApprovers({ ...chain, secondApprover: '', thirdApprover: '' }, 40)).toEqual(['a'])
  })

  it('goes from near to far', () => {
    expect(floorChainFindings(chain)).toEqual([])
    expect(floorChainFindings({ ...chain, thirdFrom: 2 })).toMatchObject([{ path: 'thirdFrom' }])
    expect(floorChainFindings({ ...chain, secondApprover: '' })).toMatchObject([{ path: 'secondApprover' }])
    expect(floorChainFindings({ ...chain, secondFrom: 0 })).toMatchObject([{ path: 'secondFrom' }])
  })
})
