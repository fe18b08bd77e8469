import type { RoleCode } from '#domain/access'

/** Something to do first: words, and the page where it is done. */
export interface FirstStep {
  readonly words: string
  readonly to: string
}

const step = (words: string, to: string): FirstStep => ({ words, to })

const find = step('Ctrl K goes to any quote, item, customer or page by a few letters of it.', '/hub')
const estimate = step(
  'The pad shows a box, its pallet and its price while you type, without a quote.',
  '/scratch',
)
const mine = step(
  'What waits for you stands in one list, the newest first; a click opens an item.',
  '/assignedtome',
)

/** What somebody does first, by role; of several roles the first one here decides. */
const steps = {
  SALESREP: [
    step('Create Quote in the menu starts a quote: choose the customer, then add an item.', '/quotes'),
    mine,
    estimate,
    find,
  ],
  SCA: [
    step('The lists of the sales reps you coordinate stand under Assigned To Me.', '/assignedtome'),
    step('Create Quote in the menu starts a quote for one of them.', '/quotes'),
    estimate,
    find,
  ],
  SU: [
    step('Every workgroup has its list under Quotes: step in wherever an item is stuck.', '/worklist'),
    step('Take an item by Accept, do what its step asks for, and send it on.', '/assignedtome'),
    estimate,
    find,
  ],
  DESIGNER: [
    step('Take an item from Structural Design by Accept: then it is yours to change.', '/worklist/DESIGN'),
    step('Its Design tab proposes routes; Generate Design sends it on to Pricing.', '/assignedtome'),
    step('Sample requests stand in a list of their own.', '/sampleMaker/all'),
    find,
  ],
  PRICING: [
    step('Take an item from Pricing by Accept: then its Price tab is yours to change.', '/worklist/PRICING'),
    step(
      'Change mark-up, margin or price of a break: the others follow. Complete Pricing sends it on.',
      '/assignedtome',
    ),
    estimate,
    find,
  ],
  PREPRINT: [
    step('Preprinted items stand in your list: take one by Accept.', '/worklist/PREPRINT'),
    step('Print and Preprint Design are yours; Generate Design sends it on to Pricing.', '/assignedtome'),
    find,
  ],
  GLAMAART: [
    step('Artwork to approve stands in your list: take an item by Accept.', '/worklist/GLAMAART'),
    step('Its Approval tab says what has to be approved, and why.', '/assignedtome'),
    find,
  ],
  TECHMGR: [
    step('Items to approve stand in your list: take one by Accept.', '/worklist/TECH'),
    step('Its Approval tab says what has to be approved, and why.', '/assignedtome'),
    find,
  ],
  CUSTSERV: [
    step('Items that wait for a customer stand in your list: take one by Accept.', '/worklist/CUSTSERV'),
    step('Won asks for the purchase order and places the order; Lost asks for the reason.', '/assignedtome'),
    find,
  ],
  NEWWORK: [
    step(
      'What nobody has ordered yet and what a vendor came back with needs you first.',
      '/toolingOrder/action',
    ),
    step('All orders and items stand in one list; one button a row says what is next.', '/toolingOrder/all'),
    find,
  ],
  SAMPLEMAKER: [
    step('Sample requests stand in your list: take one, cut it, say that it is done.', '/sampleMaker/all'),
    step('A label is printed from the row.', '/sampleMaker/all'),
    step('An item is found by its number on the hub; its drawings are on its Files tab.', '/hub'),
  ],
  PLANT: [
    step('What was ordered of your plant stands in one list; its job tickets print from there.', '/plant'),
    step('An item is found by its number or drawing on the hub.', '/hub'),
    step('What board your plant makes, and what it is fit for, is listed.', '/boardgrades'),
    estimate,
  ],
  VENDOR: [
    step(
      'Orders that wait for your word come first: accept them or propose another day.',
      '/toolingOrder/action',
    ),
    step('Complete and Invoice follow in the same list when the work is done.', '/toolingOrder/all'),
  ],
  SYSADMIN: [
    step('The overview of Admin says what each of its pages is for.', '/admin'),
    step(
      'A new colleague is a user with roles and workgroups; View as shows what they will see.',
      '/admin/users',
    ),
    step('What runs, waits or failed stands on the maintenance page.', '/maintenance'),
  ],
} as const satisfies Partial<Record<RoleCode, readonly FirstStep[]>>

/** What somebody with these roles does first; nothing for who has none of them. */
export function firstSteps(roles: readonly string[]): readonly FirstStep[] {
  const role = Object.keys(steps).find(code => roles.includes(code))
  return role === undefined ? [] : steps[role as keyof typeof steps]
}
