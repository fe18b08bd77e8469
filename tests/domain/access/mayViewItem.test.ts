import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Belonging, mayViewItem, roleCodes, type Viewer } from '#domain/access'
import { seedFrom } from '../../depth.ts'
import { viewer } from './builders.ts'

/** Ruby's quote for a customer of Rita's; Dana of DESIGN holds the item. */
const item = (overrides: Partial<Belonging> = {}): Belonging => ({
  owner: 'ruby',
  customerSalesRep: 'rita',
  assignmentGroups: ['DESIGN'],
  assignees: ['dana'],
  ...overrides,
})

describe('an item may be seen by people who only sell', () => {
  it.each<[string, Partial<Viewer>, boolean]>([
    ['who own the quote', { login: 'ruby' }, true],
    ['whose assistant owns it', { assistants: ['ruby'] }, true],
    ['who coordinate its owner', { roles: ['SCA'], salesReps: ['ruby'] }, true],
    [
      'who coordinate the rep whose assistant owns it',
      { roles: ['SCA'], assistantsOfSalesReps: ['ruby'] },
      true,
    ],
    ['whose customer it is', { login: 'rita' }, true],
    ['who coordinate the rep of the customer', { roles: ['SCA'], salesReps: ['rita'] }, true],
    ['who hold it', { login: 'dana' }, true],
    ['in whose workgroup it waits', { workGroups: ['PREPRINT', 'DESIGN'] }, true],
    ['with the scope VIEW_ALL_CUSTOMERS', { scopes: ['VIEW_QUOTE', 'VIEW_ALL_CUSTOMERS'] }, true],
    ['but not a rep with nothing to do with it', {}, false],
    ['nor one of another workgroup', { workGroups: ['PRICING'] }, false],
    ['nor who is both and has neither', { roles: ['SALESREP', 'SCA'] }, false],
    ['nor who has no role at all', { roles: [] }, false],
  ])('%s', (_, who, seen) => {
    expect(mayViewItem(viewer(who), item())).toBe(seen)
  })
})

describe('everybody else who works on quotes', () => {
  it.each(roleCodes.filter(code => code !== 'SALESREP' && code !== 'SCA'))('%s sees every quote', code => {
    expect(mayViewItem(viewer({ roles: [code] }), item())).toBe(true)
    expect(mayViewItem(viewer({ roles: ['SALESREP', code] }), item())).toBe(true)
  })
})

describe('nobody', () => {
  it('sees it without the scope VIEW_QUOTE, whoever they are', () => {
    const people = fc.record({
      ...{ login: fc.constantFrom('ruby', 'rita', 'dana', 'kim'), roles: fc.subarray([...roleCodes]) },
      ...{ salesReps: fc.constant(['ruby']), assistantsOfSalesReps: fc.constant([]) },
      ...{ assistants: fc.constant(['ruby']), workGroups: fc.constant(['DESIGN']) },
      scopes: fc.constantFrom([], ['VIEW_ALL_CUSTOMERS'], ['CREATE_QUOTE']),
    })
    fc.assert(
      fc.property(people, who => {
        expect(mayViewItem(who, item())).toBe(false)
      }),
      { seed: seedFrom(23) },
    )
  })

  it('is the sales rep of a quote without a customer', () => {
    const draft = item({ customerSalesRep: '', assignmentGroups: [], assignees: [] })
    expect(mayViewItem(viewer(), draft)).toBe(false)
    expect(mayViewItem(viewer({ login: 'ruby' }), draft)).toBe(true)
  })
})
