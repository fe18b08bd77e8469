import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemReference } from '#domain/quotes'
import {
  jobs,
  plants,
  quoteItemSections,
  quoteItems,
  samples,
  sharedViews,
  vendorUsers,
} from '../../server/database/schema/index.ts'
import { byDepth } from '../depth.ts'
import { type KeptMaster, keptMasters, type MasterRow, masterSteps } from './masterKinds.ts'
import { act, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let steps: ReturnType<typeof masterSteps>
beforeAll(async () => {
  server = await createTestApp()
  steps = masterSteps(server)
})
afterAll(() => server.close())

const master = (wanted: string): KeptMaster => {
  const found = keptMasters.find(({ kind }) => kind === wanted)
  if (found === undefined) throw new Error(`There is no kind ${wanted}.`)
  return found
}

const rowWith = async (kind: string, field: string, value: unknown): Promise<MasterRow> => {
  const row = (await steps.rows(master(kind))).find(each => each[field] === value)
  if (row === undefined) throw new Error(`There is no ${kind} ${value}.`)
  return row
}

/** Deactivates and deletes; answers what was said about it. */
async function deleted(kind: string, row: MasterRow): Promise<string> {
  const off = await steps.deactivate(master(kind), row)
  expect([off.status, off.body.detail]).toEqual([200, undefined])
  const { status, body } = await steps.remove(master(kind), row.id)
  return status === 200 ? 'deleted' : `${status} ${body.code}: ${body.detail}`
}

describe('a master that is to be deleted', () => {
  // Everything of a kind goes, so that each kind has a company of its own.
  let server: TestApp
  let steps: ReturnType<typeof masterSteps>
  beforeEach(async () => {
    server = await createTestApp()
    steps = masterSteps(server)
  })
  afterEach(() => server.close())

  it.each(keptMasters)(
    '$kind: a row is deleted, or what uses it is named; never anything else',
    async kept => {
      const others = (await steps.rows(kept)).filter(row => row.login !== 'sysadmin')
      const every = byDepth(Math.ceil(others.length / 8), 1)
      for (const row of others.filter((_, index) => index % every === 0)) {
        const off = await steps.deactivate(kept, row)
        expect([200, 409, 422]).toContain(off.status)
        const { status, body } = await steps.remove(kept, row.id)
        if (off.status === 200 && status !== 200) {
          expect([status, body.code]).toEqual([409, 'in-use'])
          expect(body.detail).toMatch(/ is still used by \S+/)
        } else if (off.status !== 200) expect([status, body.code]).toEqual([422, 'rule-failed'])
        if (kept.kind === 'inkGroup' || kept.kind === 'ink') continue
        expect((await steps.rowOf(kept, row.id)) === undefined).toBe(status === 200)
      }
    },
    60_000,
  )
})

describe('a user', () => {
  it('who signs in for a vendor is used by the vendor', async () => {
    const row = await rowWith('user', 'login', 'vendor')
    expect(await deleted('user', row)).toMatch(/^409 in-use: vendor is still used by vendors \S/)
    const links = await server.connection.db.select().from(vendorUsers)
    expect(links.map(link => link.userId)).toContain(row.id)
  })

  it('is named with the items they initiated, the samples they hold and the views they share', async () => {
    const { db } = server.connection
    const [item] = await db.select().from(quoteItems).limit(1)
    const itemId = item?.id ?? 0
    await db.update(quoteItems).set({ initiator: 'plant', assignee: null }).where(eq(quoteItems.id, itemId))
    await db.update(samples).set({ lockedBy: 'plant' }).where(eq(samples.id, 30_001))
    const view = { list: 'quote', workgroup: 'DESIGN', name: 'Urgent', view: {}, owner: 'plant' }
    await db.insert(sharedViews).values(view)
    const said = await deleted('user', await rowWith('user', 'login', 'plant'))
    expect(said).toContain(
      `quote items initiated by them ${itemReference(item?.quoteId ?? 0, item?.itemNo ?? 0)}`,
    )
    expect(said).toContain('samples 30001')
    expect(said).toContain('shared views Urgent')
  })

  it('is named with the items assigned to them by their references', async () => {
    const said = await deleted('user', await rowWith('user', 'login', 'glamaart'))
    expect(said).toMatch(/is still used by quote items \d{5,}-\d+/)
  })
})

describe('a reason', () => {
  it('is used by the items that its own action was done to for it, not by those of another action', async () => {
    const item = await submitItem(server)
    await act(server.as('designer'), item, 'ACCEPT')
    const returned = await act(server.as('designer'), item, 'DESIGN_RETURN', {
      reason: 'OTHER',
      comment: 'The depth is missing.',
    })
    expect(returned.body.details.actionOk).toBe(true)
    const others = (await steps.rows(master('workflowOption'))).filter(row => row.code === 'OTHER')
    expect(others.length).toBeGreaterThan(3)
    for (const row of others) {
      const said = await deleted('workflowOption', row)
      if (row.actionCode !== 'DESIGN_RETURN')
        expect([row.actionCode, said]).toEqual([row.actionCode, 'deleted'])
      else expect(said).toContain(`is still used by quote items ${item.quoteId}-1.`)
    }
  })
})

describe('a work centre', () => {
  it('is used by the items whose last route goes through it', async () => {
    const { db } = server.connection
    const [first, second] = await db.select().from(quoteItems).orderBy(quoteItems.id).limit(2)
    const route = (workCentre: string) => ({ route: { cost: 1, path: [{ operation: 'SLOT', workCentre }] } })
    const job = (id: number | undefined, workCentre: string) => ({
      ...{ kind: 'autoRouting', subject: `quoteItem:${id}`, state: 'Success' as const, input: {} },
      ...{ createdBy: 'designer', result: route(workCentre) },
    })
    // The second item was routed anew, round it.
    await db.insert(jobs).values([job(first?.id, 'SLOT1'), job(second?.id, 'SLOT1'), job(second?.id, 'GLU1')])
    const said = await deleted('workCentre', await rowWith('workCentre', 'code', 'SLOT1'))
    const reference = itemReference(first?.quoteId ?? 0, first?.itemNo ?? 0)
    expect(said).toBe(`409 in-use: SLOT1 is still used by quote items routed through it ${reference}.`)
  })

  it('that existing products are made at is named with them', async () => {
    const { connection } = server
    await connection.query(
      `update existing_products set item = jsonb_set(item, '{workCentres}', '["TAP1"]') where product_id =
       (select min(product_id) from existing_products where item is not null)`,
    )
    expect(await deleted('workCentre', await rowWith('workCentre', 'code', 'TAP1'))).toMatch(
      /TAP1 is still used by existing products \S+\.$/,
    )
  })
})

describe('what labels of samples are made of', () => {
  it.each([
    ['messageTemplate', '/Template', 'SAMPLE_LABEL'],
    ['messageOption', '/Option', 'PRINTER_BENCH'],
  ] as const)('%s is named with the samples that have chosen it', async (kind, save, code) => {
    const { db } = server.connection
    await db
      .update(samples)
      .set({ sampleLabelTemplate: 'SAMPLE_LABEL', sampleLabelPrinter: 'PRINTER_BENCH' })
      .where(eq(samples.id, 30_001))
    const admin = server.as('sysadmin')
    const [row] = (await admin.get(`${save}/All`, { filter: { q: code } })).body
    const inactive = await admin.post(save, { ...row, isActive: false })
    expect(inactive.status).toBe(200)
    const { status, body } = await admin.delete(`/config/Master/${kind}/${row.id}`)
    expect([status, body.code]).toEqual([409, 'in-use'])
    expect(body.detail).toMatch(/is still used by samples 30001/)
  })
})

describe('a plant', () => {
  it('is named with the owners of steps, the vendors and the tooling orders there', async () => {
    const { db } = server.connection
    const nth = await rowWith('plant', 'code', 'NTH')
    const made = await server.as('sysadmin').post('/config/Plant', {
      ...nth,
      ...{ id: 0, version: 0, code: 'WST', abn: '', businessUnits: [], costCentres: [] },
    })
    expect([made.status, made.body.detail]).toEqual([200, undefined])
    const owner = { stepCode: 'DESIGN', workgroupCode: 'DESIGN', plantCode: 'WST' }
    await server.as('sysadmin').post('/workflow/WorkflowBuilder/StepWorkGroups', owner)
    await server.connection.query(`insert into vendor_plants select min(id), 'WST' from vendors`)
    await server.connection.query(
      `update tooling_orders set cost_centre = 'WST-100' where id = (select min(id) from tooling_orders)`,
    )
    const said = await deleted('plant', made.body)
    expect(said).toMatch(/workflow owners Structural Design; vendors [^;]+; tooling orders \d+\.$/)
    expect(await db.select().from(plants).where(eq(plants.code, 'WST'))).toHaveLength(1)
  })
})

describe('what many items use', () => {
  it('a board grade names three of them and says how many more', async () => {
    const said = await deleted('boardGrade', await rowWith('boardGrade', 'code', 'C340'))
    expect(said).toMatch(/quote items \d+-\d+, \d+-\d+, \d+-\d+ and \d+ more\.$/)
    const rows = await server.connection.db.select().from(quoteItemSections)
    const chosen = rows.filter(row => (row.data as { boardGrade?: string }).boardGrade === 'C340').length
    expect(said).toContain(`and ${chosen - 3} more`)
  })

  it('a workgroup names the items that wait there and the views shared in it', async () => {
    const { db } = server.connection
    const view = { list: 'quote', workgroup: 'TECH', name: 'To check', view: {}, owner: 'techmgr' }
    await db.insert(sharedViews).values(view)
    const said = await deleted('workgroup', await rowWith('workgroup', 'code', 'TECH'))
    expect(said).toMatch(/quote items that wait there: \d+-\d+.*; shared views To check\.$/)
  })
})

describe('GET /security/User/Held/{login}', () => {
  it('says what somebody has in hand: open items, customers; nobody without the right is told', async () => {
    const { status, body } = await server.as('sysadmin').get('/security/User/Held/salesrep')
    expect(status).toBe(200)
    expect(body.join('; ')).toMatch(/quote items in hand \d{6}-\d+.*customers \S/)
    expect((await server.as('sysadmin').get('/security/User/Held/sysadmin')).body).toEqual([])
    expect((await server.as('salesrep').get('/security/User/Held/salesrep')).status).toBe(403)
  })
})
