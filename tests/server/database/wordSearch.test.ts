import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { addGeneratedItems } from '../../../server/tools/generate/addGeneratedItems.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { today } from '../today.ts'
import { engines, openFilled } from './engines.ts'

const open = `assignment_group = 'DESIGN' and close_type is null and not is_final and not is_on_hold`

describe.each(engines)('a search by words through a long list on $name', engine => {
  let connection: Connection
  let server: TestApp

  const idsOf = async (words: string, direction: string, more = ''): Promise<number[]> => {
    const rows = await connection.query(
      `select id from quote_items join item_words on quote_item_id = id
       where ${open} and words @@ words_query($1) ${more} order by date_arrived ${direction}, id ${direction}`,
      [words],
    )
    return rows.map(row => Number(row.id))
  }

  const page = async (q: string, query: object = {}) => {
    const { headers, body } = await server.as('designer').get('/quote-worklist/Quote/WorkList', {
      AssignmentGroup: 'DESIGN',
      range: [0, 24],
      ...query,
      filter: { q, ...('filter' in query ? (query.filter as object) : {}) },
    })
    return {
      ids: (body as { readonly id: number }[]).map(({ id }) => id),
      total: String(headers['content-range']).split('/')[1],
    }
  }

  beforeAll(async () => {
    connection = await openFilled(engine)
    await addGeneratedItems(connection, { items: 4000, seed: 1, today, areMade: false })
    // A list so long that its beginning does not show what a search of all of it finds.
    await connection.query(
      `update quote_items set assignment_group = 'DESIGN' where close_type is null and not is_final and not is_on_hold
       and assignment_group is not null and assignment_group <> 'SALES'`,
    )
    const [counted] = await connection.query(`select count(*)::int as items from quote_items where ${open}`)
    expect(Number(counted?.items)).toBeGreaterThan(1800)
    server = await createTestApp({ connection })
  })
  afterAll(() => server.close())

  it.each(['DESC', 'ASC'])('has the rows that stand there, page by page, %s', async direction => {
    const sort = { sort: ['dateArrived', direction] }
    const ids = await idsOf('cherry', direction)
    expect(ids.length).toBeGreaterThan(50)
    for (const first of [0, 25, 50, ids.length - 5]) {
      const { ids: found, total } = await page('cherry', { ...sort, range: [first, first + 24] })
      expect(found, `from ${first}`).toEqual(ids.slice(first, first + 25))
      const most = first + 35
      expect(total).toBe(ids.length > most ? `${most}+` : String(ids.length))
    }
  })

  it('finds what few items have, however old they are', async () => {
    const [oldest, older, newest] = [
      ...(await connection.query(
        `select id from quote_items where ${open} order by date_arrived, id limit 2`,
      )),
      ...(await connection.query(
        `select id from quote_items where ${open} order by date_arrived desc limit 1`,
      )),
    ].map(row => Number(row.id))
    await connection.query(
      `update quote_items set product_description = 'Zebrafish crate ' || id where id = any($1)`,
      [[oldest, older, newest]],
    )
    expect(await page('zebrafish')).toEqual({ ids: [newest, older, oldest], total: '3' })
    expect(await page(`zebra crate ${oldest}`)).toEqual({ ids: [oldest], total: '1' })
  })

  it('finds nothing where nothing is, in this list or in any', async () => {
    await connection.query(
      `update quote_items set product_description = 'Yak saddle' where id =
       (select id from quote_items where assignment_group = 'SALES' limit 1)`,
    )
    expect(await page('yak')).toEqual({ ids: [], total: '0' })
    expect(await page('qqqqq')).toEqual({ ids: [], total: '0' })
    expect(await page('---')).toEqual({ ids: [], total: '0' })
  })

  it('keeps to the other filters', async () => {
    const ids = await idsOf('cherry', 'desc', `and plant = 'NTH'`)
    expect(ids.length).toBeGreaterThan(5)
    const { ids: found } = await page('cherry', { filter: { plant: ['NTH'] } })
    expect(found).toEqual(ids.slice(0, 25))
  })

  it('finds the same sorted by another column', async () => {
    const ids = await idsOf('cherry', 'desc')
    const sorted = await page('cherry', { sort: ['customerName', 'ASC'], range: [0, 199] })
    expect(ids.length).toBeLessThan(200)
    expect(sorted.ids.toSorted()).toEqual(ids.toSorted())
  })
})
