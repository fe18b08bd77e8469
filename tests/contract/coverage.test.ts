import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { problemCodes } from '#contract/problem'
import { roleCodes, scopeCodes } from '#domain/access'
import { createTestApp, type TestApp } from '../server/startTestServer.ts'
import { callKey, noCalls, specifiedCalls, unsettledCalls } from './specifiedCalls.ts'

const rows = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, row]) => ({
    name: `${service}.${name}`,
    call: `${row.method} ${row.path}`,
    row,
  })),
)

/** Calls that the specification does not have, and why we do. */
const own: Readonly<Record<string, string>> = {
  'POST /config/BoardGrade/Bulk': 'administrators bring in many board grades from a file, after a dry run',
  'GET /security/User/Held/{login}': 'who deactivates somebody reads what is in their hands (issue 17)',
  'POST /security/User/Bulk': 'administrators bring in many people from a file, after a dry run',
  'GET /config-admin/Maintenance': 'what runs and what waits, for whoever looks after the product (issue 17)',
  'POST /config-admin/Maintenance/RetryJob': 'a failed job is tried once more (issue 17)',
  'POST /config-admin/Maintenance/ForgetCaches': 'master data and rights are read anew (issue 17)',
  'POST /config-admin/Maintenance/RecountFigures':
    'kept figures are counted again when somebody doubts them (issue 17)',
  'GET /quote-worklist/Quote/plant-items': 'who works at a plant has a list of what is made there (issue 17)',
  'GET /quote/Dashboard/WinLoss': 'the dashboard shows the money that was quoted, won and lost (issue 15)',
  'GET /quote/Dashboard/MoneyItems': 'each figure of money opens the list of its items (issue 15)',
  'GET /quote-worklist/Counts': 'the menu shows how much waits in each worklist',
  'GET /quote/Dashboard/Quotes': 'each status of the dashboard opens the list of its quotes',
  'GET /quote-worklist/Search': 'the palette finds quotes, items, customers, products and drawings at once',
  'POST /quote-worklist/Actions': 'many rows of a worklist are acted on in one go',
  'POST /quote-worklist/Samples/Actions': 'many sample requests are acted on in one go',
  'POST /quote-worklist/NewWork/Actions': 'many orders are acted on in one go',
  'POST /quote-worklist/NewWork/CreateOrders': 'the tooling of many quote items is ordered in one go',
  'GET /quote-worklist/Views': 'workgroups share views of their worklists',
  'POST /quote-worklist/Views': 'workgroups share views of their worklists',
  'DELETE /quote-worklist/Views/{id}': 'a shared view is taken back by who shared it',
  'GET /quote/QuoteSample/Labels/{id}': 'a label that was printed can be opened and printed again',
  'GET /workflow/WorkflowBuilder/Templates/{id}': 'the template editor shows a template whole',
  'POST /workflow/WorkflowBuilder/Templates/{id}/Publish': 'a template is checked and published as one',
  'GET /workflow/WorkflowBuilder/Templates/{id}/Log':
    'administrators see who changed what of a template, over all versions',
  'GET /workflow/WorkflowBuilder/Templates/{id}/Simulate': 'a draft is tried on the items at work first',
  'POST /workflow/WorkflowBuilder/Templates/{id}/Migrate': 'items change to a new version only when asked',
  'GET /quote/Quote/{id}/Runs': 'a quote names items that could be made together',
  'GET /lgx/SimilarProduct/Source': 'an item takes over price, pallet or route of a similar product',
  'POST /lgx/SimilarProduct/Taken': 'the order of similar products learns of what was taken',
  'GET /lgx/SimilarProduct/Weights': 'a person sees what the order of similar products learnt',
  'DELETE /lgx/SimilarProduct/Weights': 'administrators have the order forget what it learnt',
  'GET /quote/QuoteItem/{id}/LastSold': 'a copy is priced beside what its product was last sold for',
  'GET /quote/QuoteItem/{id}/CopiedSource': 'a copy is compared with the product that it was begun from',
  'GET /quote/Quote/{id}/SourceProducts': 'the products that a quote quotes again are recosted together',
  'GET /config/Flute': 'administrators keep the flutes that boxes are measured in (issue 17)',
  'POST /config/Flute': 'administrators keep the flutes that boxes are measured in (issue 17)',
  'GET /config/OwnStyle': 'a company keeps box styles of its own as data (issue 17)',
  'POST /config/OwnStyle': 'a company keeps box styles of its own as data (issue 17)',
  'GET /config/TruckType': 'administrators keep the truck types',
  'POST /config/TruckType': 'administrators keep the truck types',
  'GET /config/MarginFloor': 'administrators keep the margins that prices keep',
  'POST /config/MarginFloor': 'administrators keep the margins that prices keep',
  'GET /config/Rate': 'administrators keep the rates that costs are made of',
  'POST /config/Rate': 'administrators keep the rates that costs are made of',
  'GET /config/CustomerPriceTerms': 'administrators keep what was agreed with customers about prices',
  'POST /config/CustomerPriceTerms': 'administrators keep what was agreed with customers about prices',
  'GET /pricing-admin/Rehearsal': 'price shocks are rehearsed under a name (issue 15)',
  'POST /pricing-admin/Rehearsal': 'price shocks are rehearsed under a name (issue 15)',
  'GET /pricing-admin/Rehearsal/{id}/State':
    'a rehearsal that runs is followed, its run is looked at (issue 15)',
  'POST /pricing-admin/Rehearsal/{id}/Run': 'a shock is rehearsed over all prices (issue 15)',
  'POST /pricing-admin/Rehearsal/{id}/Cancel': 'a run that takes too long is ended (issue 15)',
  'GET /pricing-admin/Rehearsal/{id}/Group':
    'where money is lost: by customer, product group, plant (issue 15)',
  'GET /pricing-admin/RehearsalItem': 'each figure of a run leads to its items (issue 15)',
  'POST /pricing-admin/Rehearsal/{id}/NewPrices': 'new prices with their letters, on a press (issue 15)',
  'GET /config/OrderType': 'administrators keep how long vendors need for an order',
  'POST /config/OrderType': 'administrators keep how long vendors need for an order',
  'GET /product/Catalogue': 'administrators keep the products of the catalogue',
  'POST /product/Catalogue': 'administrators keep the products of the catalogue',
  'POST /product/Catalogue/Bulk':
    'administrators bring in much of the catalogue from a file, after a dry run',
  'POST /quote/Quote/CatalogueProducts': 'products of the catalogue come into a quote as they are',
  'GET /customer/QuoteItem': 'the profile of a customer shows what is open and what was won',
  'GET /customer/Order': 'the profile of a customer shows what was ordered',
  'GET /customer/Sample': 'the profile of a customer shows what samples were asked for',
  'GET /customer/Standing': 'the profile of a customer shows how much there is of each',
  'POST /customer/Customer': 'whoever sells enters a prospect before the first quote',
  'POST /customer/Customer/{code}/Trading': 'a prospect that orders becomes a customer that trades',
  'POST /customer/Customer/{code}/DeliveryAddress': 'a customer has goods delivered to one more place',
  'PUT /customer/Customer/{code}/DeliveryAddress/{id}': 'an address that moved is corrected',
  'DELETE /customer/Customer/{code}/DeliveryAddress/{id}': 'nothing goes to a place that was closed',
  'POST /customer/Product/{code}/Bulk': 'a customer brings a list of products, uploaded after a dry run',
  'GET /customer/Contact/{code}': 'whoever works for a customer keeps its contacts (issue 16)',
  'POST /customer/Contact/{code}': 'whoever works for a customer keeps its contacts (issue 16)',
  'DELETE /customer/Contact/{code}/{id}': 'whoever works for a customer keeps its contacts (issue 16)',
  'PUT /customer/Profile': 'what new items of a customer begin with is edited (issue 16)',
  'PUT /customer/Profile/DefaultPriceVar': 'the variance of a customer is edited (issue 16)',
  'POST /quote/QuoteNewWork/UndoStep': 'a step of an order taken by mistake is taken back (issue 16)',
  'POST /customer/Note/{code}': 'whoever works for a customer notes what the others should know',
  'GET /quote/QuoteItem/{id}/JobTicket': 'a plant makes an item by one sheet of paper',
  'GET /quote/QuoteProductDesign/Lookup': 'the design tab chooses from what a plant makes an item with',
  'POST /workflow/WorkflowValidation/Validations/Bulk':
    'administrators change the rules of many fields at once, all of them or none',
  'GET /report/QuoteReport/Sent': 'a quote remembers what was sent of it, to whom and by whom',
  'GET /report/QuoteReport/Sent/{id}': 'the document that was sent can be opened as it was',
  'GET /report/QuoteReport/ToSend':
    'a person sees what would go out, and what is missing, before they send it',
  'POST /report/QuoteReport/Send': 'a quote goes to its customer with its document',
  'POST /report/PriceExplanation': 'a price is explained to a customer, or to us with its costs (issue 15)',
  'GET /report/PriceExplanation/ToSend':
    'a person sees what would go out to explain a price, and what did (issue 15)',
  'POST /report/PriceExplanation/Send': 'the explanation of a price is sent (issue 15)',
  'GET /report/PriceExplanation/Sent/{id}': 'an explanation that was sent can be opened as it was (issue 15)',
  'GET /report/QuoteText': 'administrators keep covering words and terms',
  'POST /report/QuoteText': 'administrators keep covering words and terms',
  'POST /quote/QuoteOffer/Look': 'a customer reads the quote they were sent, by its link',
  'POST /quote/QuoteOffer/Document': 'a customer opens the document they were sent, by its link',
  'POST /quote/QuoteOffer/Accept': 'a customer orders by the link of a quote',
  'POST /quote/QuoteOffer/Ask': 'a customer asks by the link of a quote',
  'POST /quote/QuoteOffer/Decline': 'a customer declines by the link of a quote',
  'GET /quote/QuoteNewWork/Documents/{id}': 'a vendor reads the files of its order',
  'GET /quote/QuoteNewWork/Documents/Download/{id}': 'a vendor reads the files of its order',
  'POST /quote/QuoteNewWork/Documents': 'who places an order gives its vendor the files',
  'DELETE /quote/QuoteNewWork/Documents/{id}': 'a file of an order that is wrong is taken away',
  'PUT /quote/QuoteItem/Master': 'an item that is there already becomes the master of a set',
  'POST /quote/QuoteItem/Option': 'an item stands beside others of which the customer takes one',
  'DELETE /quote/QuoteItem/Option': 'an item stands beside others of which the customer takes one',
  'GET /quote/QuoteItem/{id}/Before': 'what changed of an item since it was sent or ordered is seen',
  'GET /security/Deputy': 'somebody else decides approvals while a person is away',
  'GET /security/Deputy/{login}': 'somebody else decides approvals while a person is away',
  'POST /security/Deputy': 'somebody else decides approvals while a person is away',
  'DELETE /security/Deputy': 'somebody else decides approvals while a person is away',
  'GET /quote/QuoteSample': 'an item shows the samples that were asked for',
  'GET /quote/QuoteSample/Start': 'a sample is asked for with what is known filled in',
  'GET /quote/QuoteOffer': 'who sent a quote sees how its customer took it',
  'POST /quote/QuoteOffer/Link': 'who sent a quote passes its link on by hand',
  'POST /quote/QuoteOffer/Revoke': 'who sent a quote takes its link back',
  'GET /quote/QuoteOffer/Compare': 'revisions of a quote are compared',
  'POST /Template/Preview': 'a message is seen with real values before it is saved',
  'PUT /config/Plant/WorkCentre/{id}': 'administrators keep the attributes of work centres',
  'GET /config/Master/{kind}/{key}/Log': 'administrators see who changed a master, and put values back',
  'DELETE /config/Master/{kind}/{key}': 'administrators delete what is inactive and nothing uses',
}

/** Calls of whoever has the link of an offer: without a sign-in, and about that offer alone. */
const publicCalls = [
  'quote.offer',
  'quote.offerDocument',
  'quote.acceptOffer',
  'quote.askAboutOffer',
  'quote.declineOffer',
]

describe('the calls of the contract', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  it.each(rows)('$name is answered by the server', ({ row }) => {
    const url = row.path.replace(/\{(\w+)\}/g, ':$1')
    expect(server.app.hasRoute({ method: row.method, url })).toBe(true)
  })

  it.each(rows)('$name says which right it needs, in roles and scopes there are', ({ name, row }) => {
    const codes = JSON.stringify(row.right).match(/"[A-Z][A-Z0-9_]+"/g) ?? []
    const known: readonly string[] = [...roleCodes, ...scopeCodes]
    expect(codes.filter(code => !known.includes(code.slice(1, -1)))).toEqual([])
    expect(row.right.kind === 'anyone').toBe(publicCalls.includes(name))
  })

  it.each(rows)('$name is described for people in one line', ({ row }) => {
    expect(row.summary).toMatch(/^\S[^\n]+\S$/)
    expect(row.summary.length).toBeLessThan(130)
  })

  it('are each there once, whatever the case of their paths', () => {
    const keys = rows.map(({ call }) => callKey(call))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('promise problems that exist', () => {
    const promised = rows.flatMap(({ row }) => row.problems ?? [])
    expect(promised.filter(code => !(code in problemCodes))).toEqual([])
  })

  it('answer lists with an array', () => {
    const lists = rows.filter(({ row }) => row.list === true)
    expect(lists.filter(({ row }) => row.response.type !== 'array').map(({ name }) => name)).toEqual([])
  })
})

describe('the calls of the specification', () => {
  const answered = new Set(rows.map(({ call }) => callKey(call)))

  it('all have a path, from the texts or from the decisions', () => {
    expect(unsettledCalls).toEqual([])
    expect(noCalls).toHaveLength(3)
  })

  it('are all answered', () => {
    expect(specifiedCalls.filter(call => !answered.has(callKey(call)))).toEqual([])
  })

  it('are all the calls there are, but for the ones we add for a reason', () => {
    const specified = new Set(specifiedCalls.map(callKey))
    const added = rows.filter(({ call }) => !specified.has(callKey(call))).map(({ call }) => call)
    expect(added.filter(call => !(call in own))).toEqual([])
    expect(Object.keys(own).filter(call => !added.includes(call))).toEqual([])
  })
})
