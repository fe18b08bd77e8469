import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterKinds } from '#domain/access'
import { changed, keptMasters, type MasterRow, masterSteps } from './masterKinds.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let steps: ReturnType<typeof masterSteps>
beforeAll(async () => {
  server = await createTestApp()
  steps = masterSteps(server)
})
afterAll(() => server.close())

it('every kind of master is among them', () => {
  expect(keptMasters.map(({ kind }) => kind).toSorted()).toEqual([...masterKinds].toSorted())
})

describe.each(keptMasters)('$kind', master => {
  it('saved by two people from one version: the second is told of both versions and nothing is lost', async () => {
    const row = (await steps.rows(master)).at(-1) as MasterRow
    const [first, second] = [changed(master, row, 1), changed(master, row, 2)]
    const saved = await steps.save(master, first)
    expect([saved.status, saved.body.detail]).toEqual([200, undefined])
    const late = await steps.save(master, second)
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect(late.body.current).toMatchObject({
      version: row.version + 1,
      [master.field]: first[master.field],
    })
    const stored = await steps.rowOf(master, row.id)
    expect(stored).toEqual({ ...row, ...first, version: row.version + 1 })
    // Who looked at both may save theirs.
    const chosen = await steps.save(master, { ...second, version: row.version + 1 })
    expect(chosen.status).toBe(200)
  })

  it('leaves a line for each change: who, which field, from what to what', async () => {
    const row = (await steps.rows(master)).at(-1) as MasterRow
    const after = changed(master, row, 1)
    expect((await steps.save(master, after)).status).toBe(200)
    const [line] = await steps.log(master, row.id)
    expect(line).toMatchObject({
      whoName: 'Noel Whitaker',
      field: master.field,
      old: row[master.field],
      new: after[master.field],
    })
  })

  it('saved as it is leaves no line', async () => {
    const row = (await steps.rows(master)).at(-1) as MasterRow
    const before = await steps.log(master, row.id)
    expect((await steps.save(master, row)).status).toBe(200)
    expect(await steps.log(master, row.id)).toEqual(before)
  })

  it('in use is deactivated before it is deleted', async () => {
    const active = (await steps.rows(master)).find(row => row.isActive === true) as MasterRow
    const refused = await steps.remove(master, active.id)
    expect([refused.status, refused.body.code]).toEqual([422, 'rule-failed'])
    expect(refused.body.detail).toMatch(/[Dd]eactivate .*before you delete it/)
    expect(await steps.rowOf(master, active.id)).toEqual(active)
  })
})
