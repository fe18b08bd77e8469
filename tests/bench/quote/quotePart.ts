import { requestOf } from '#contract/client'
import { quote } from '#contract/quote'
import { workflowBuilder } from '#contract/workflow-builder'
import { createHttpClient } from '../httpClient.ts'
import { measureByTurns } from '../measureByTurns.ts'
import { type Storage, startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { driverBeside } from '../worklist/driverBeside.ts'
import { fill } from '../worklist/fill.ts'
import { type BenchQuote, createQuote, createSaves } from './calls.ts'
import * as floor from './floor.ts'
import { createPriceSaves, pricedAt, takeToPrice } from './pricedItems.ts'

const login = 'salesrep'
/** Prices. */
const pricer = 'su'
/** May make the call that does next to nothing. */
const administrator = 'sysadmin'
const quotesRead = 20
/**
 * Ten seconds of each: people work with a server that has run for hours, and a save is a lot of code. Over the first twenty
 * seconds of saves one fell from 4.5 to 2.4 ms, while the floor stays the same.
 */
const warmUps = 20

/** Runs the product with somebody signed in. */
async function startSignedIn(storage: Storage) {
  const server = await startProduct(storage)
  const clientOf = async (who: string) =>
    createHttpClient(server.origin, [await accessToken(server.origin, who)])
  const [client, administrating, pricing] = await Promise.all([login, administrator, pricer].map(clientOf))
  if (client === undefined || administrating === undefined || pricing === undefined)
    throw new Error('Nobody is signed in.')
  const stop = async (): Promise<void> => {
    client.stop()
    administrating.stop()
    pricing.stop()
    await server.stop()
  }
  return { client, administrating, pricing, stop }
}

/** Quotes of three items with their overviews filled in. */
async function addQuotes(storage: Storage): Promise<BenchQuote[]> {
  const { client, stop } = await startSignedIn(storage)
  const added: BenchQuote[] = []
  try {
    for (let nth = 1; nth <= quotesRead; nth += 1) {
      const each = await createQuote(client)
      for (const { id } of each.items) await createSaves(client, id)()
      added.push(each)
    }
  } finally {
    await stop()
  }
  return added
}

/** Hands out these things one after the other, over and over. */
function inTurn<Thing>(things: readonly Thing[]): () => Thing {
  let next = 0
  return () => {
    const thing = things[next % things.length]
    if (thing === undefined) throw new Error('There is nothing to measure with.')
    next += 1
    return thing
  }
}

/** Opening and saving of quotes and their items, one call at a time, against the driver doing the essential work. */
export async function* quotePart(
  storage: Storage,
  items: number | null,
  seconds: number,
): AsyncGenerator<Result[]> {
  if (items !== null) await fill(storage, items)
  const quotes = await addQuotes(storage)
  const driver = await driverBeside(storage)
  const { client, administrating, pricing, stop } = await startSignedIn(storage)
  const ids = () => inTurn(quotes.map(each => each.id))
  const itemIds = () => inTurn(quotes.flatMap(each => each.items.map(item => item.id)))
  const [quoteOfDriver, quoteOfHttp, itemOfDriver, itemOfHttp] = [ids(), ids(), itemIds(), itemIds()]
  const save = createSaves(client, itemIds()())
  const [ours, theirs] = await takeToPrice(pricing, 2)
  if (ours === undefined || theirs === undefined) throw new Error('There is nothing to price.')
  const savePrice = createPriceSaves(pricing, ours)
  // The driver writes another item: a version of ours would be one that nobody read.
  await createPriceSaves(pricing, theirs)()
  const [low, high] = [30, 31].map(markUp => pricedAt(theirs.item, theirs.masters, markUp))
  if (!low || !high) throw new Error('There is nothing to price.')
  const priceByDriver = inTurn([
    floor.savePrice(theirs.item.id, low, high),
    floor.savePrice(theirs.item.id, high, low),
  ])
  const cases = [
    {
      what: 'read a quote with its items',
      reach: 2.5,
      alone: () => Promise.all(floor.readQuote(quoteOfDriver()).map(driver.run)),
      http: () => client.send(requestOf(quote.get, { params: { id: quoteOfHttp() } })),
    },
    {
      what: 'read an item',
      reach: 3,
      alone: () => driver.run(floor.readItem(itemOfDriver())),
      http: () => client.send(requestOf(quote.item, { params: { id: itemOfHttp() } })),
    },
    {
      what: 'create a quote with 3 items',
      reach: 5,
      alone: () => driver.inTransaction(floor.createQuote),
      http: () => createQuote(client),
    },
    {
      what: 'save the overview, against a row with its log line',
      reach: 4,
      alone: () => driver.inTransaction(floor.auditedCreate),
      http: save,
    },
    {
      what: 'save a price of five breaks, against its rows',
      reach: 4,
      alone: () => driver.inTransaction(priceByDriver()),
      http: savePrice,
    },
  ]
  // In every turn of a case, so that what the machine does meanwhile falls on it too.
  const empty = () => administrating.send(requestOf(workflowBuilder.defs, {}))
  try {
    for (const { what, reach, alone, http } of cases) {
      const measured = await measureByTurns({ alone, empty, http }, { atOnce: 1, seconds, warmUps })
      const line = (more: string, value: number, unit: Result['unit']): Result => ({
        part: 'quote',
        what: `${what}: ${more}`,
        value,
        unit,
      })
      yield [
        line('driver alone, median', measured.alone.median, 'ms'),
        line('HTTP, median', measured.http.median, 'ms'),
        { ...line('HTTP ÷ driver', measured.http.median / measured.alone.median, '×'), reach },
        line('HTTP ÷ driver, quickest tenth', measured.http.quickTenth / measured.alone.quickTenth, '×'),
        line('a call that asks the database nothing, median', measured.empty.median, 'ms'),
        line(
          'HTTP less such a call ÷ driver',
          (measured.http.median - measured.empty.median) / measured.alone.median,
          '×',
        ),
      ]
    }
  } finally {
    await stop()
    await driver.close()
  }
}
