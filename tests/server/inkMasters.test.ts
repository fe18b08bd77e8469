import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ink, InkGroup } from '#contract/inks'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')
const only = async <Row>(path: string, q: string): Promise<Row> =>
  (await admin().get(path, { filter: { q, state: 'all' } })).body[0]

describe('inks and ink groups', () => {
  const line = (more: Record<string, unknown>) => ({
    line: 2,
    code: 'N-1',
    name: 'New red',
    colour: 'E2001A',
    process: 'flexo',
    group: 'SPOT',
    vendor: '',
    active: '',
    ...more,
  })

  it('a group is saved, and one with inks is not deleted', async () => {
    const made = await admin().post('/config/Ink/Group', {
      id: 0,
      version: 0,
      code: 'UV',
      name: 'UV',
      isActive: true,
    })
    expect(made.body).toMatchObject({ code: 'UV', inks: 0, version: 1 })
    const gcmi = await only<InkGroup>('/config/Ink/Group/0', 'GCMI')
    await admin().post('/config/Ink/Group', { ...gcmi, isActive: false })
    const refused = await admin().delete(`/config/Master/inkGroup/${gcmi.id}`)
    expect(refused.body.detail).toBe('GCMI is still used by inks G-BLACK, G-BLUE, G-BROWN and 2 more.')
    // Said once: no field of the form is wrong.
    expect(refused.body.errors).toEqual([])
    expect((await admin().get('/config/Ink/Group/0')).body.map((row: InkGroup) => row.code)).not.toContain(
      'GCMI',
    )
  })

  it('an ink keeps its colour as six digits in capitals', async () => {
    const teal = await only<Ink>('/config/Ink', 'S-TEAL')
    const { body } = await admin().post('/config/Ink', { ...teal, colour: '#0b7a76' })
    expect(body).toMatchObject({ colour: '#0B7A76', version: 2, groupCode: 'SPOT', plants: ['NTH', 'STH'] })
    const bad = await admin().post('/config/Ink', { ...body, colour: 'teal' })
    expect([bad.status, bad.body.errors[0].path]).toEqual([400, 'colour'])
  })

  it('a dry run says what a file would do and stores nothing', async () => {
    const lines = [
      line({}),
      line({
        line: 3,
        code: 'S-GOLD',
        name: 'Old gold',
        colour: '#A98A3D',
        process: 'PREPRINT',
        vendor: 'Coastline Inks',
      }),
      line({ line: 4, code: 'N-2', group: 'PANTONE' }),
      line({ line: 5, code: '', name: '' }),
      line({ line: 6, code: 'N-1' }),
    ]
    const { body } = await admin().post('/config/Ink/Bulk', { dryRun: true, lines })
    expect(body.newGroups).toEqual(['PANTONE'])
    expect(body.outcomes).toEqual([
      { line: 2, code: 'N-1', outcome: 'added', reasons: [] },
      { line: 3, code: 'S-GOLD', outcome: 'changed', reasons: ['Name: Vintage gold → Old gold'] },
      { line: 4, code: 'N-2', outcome: 'added', reasons: [] },
      { line: 5, code: '', outcome: 'refused', reasons: ['Code is required', 'Name is required'] },
      { line: 6, code: 'N-1', outcome: 'refused', reasons: ['Code stands in line 2 already'] },
    ])
    expect(await only<Ink>('/config/Ink', 'N-1')).toBeUndefined()

    await admin().post('/config/Ink/Bulk', { dryRun: false, lines })
    expect(await only<Ink>('/config/Ink', 'N-2')).toMatchObject({ groupCode: 'PANTONE', colour: '#E2001A' })
    const gold = await only<Ink>('/config/Ink', 'S-GOLD')
    expect(gold).toMatchObject({ name: 'Old gold', version: 2 })
    expect((await admin().get(`/config/Master/ink/${gold.id}/Log`)).body[0]).toMatchObject({
      field: 'name',
      old: 'Vintage gold',
      new: 'Old gold',
    })
    const again = await admin().post('/config/Ink/Bulk', { dryRun: true, lines: lines.slice(0, 3) })
    expect(again.body.outcomes.map((each: { outcome: string }) => each.outcome)).toEqual(
      Array(3).fill('unchanged'),
    )
  })

  it('the inks of a plant and those it does not keep are all there are', async () => {
    const codes = async (filter: Record<string, string>) => {
      const { body } = await admin().get('/config/Ink', { filter, range: [0, 999] })
      return body.map(({ code }: Ink) => code)
    }
    const [all, kept, others] = await Promise.all([
      codes({}),
      codes({ plantCode: 'NTH' }),
      codes({ withoutPlantCode: 'NTH' }),
    ])
    expect(kept.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    expect([...kept, ...others].sort()).toEqual(all.sort())
  })

  it('a plant keeps inks, and its area what its neighbours keep', async () => {
    const ink = await only<Ink>('/config/Ink', 'N-1')
    const assign = (isAssigned: boolean) =>
      admin().post('/config/Ink/AssignTo/STH', { inkIds: [ink.id], isAssigned })
    const codes = async (query: Record<string, unknown>) =>
      (await server.as('newwork').get('/config/Ink/Plant', query)).body.map((row: Ink) => row.code)
    expect((await assign(true)).body).toEqual({ changed: 1 })
    expect((await assign(true)).body).toEqual({ changed: 0 })
    expect(await codes({ plantCode: 'STH' })).toContain('N-1')
    expect(await codes({ plantCode: 'NTH' })).not.toContain('N-1')
    await assign(false)
    expect(await codes({ plantCode: 'STH', isArea: true })).not.toContain('N-1')
    expect((await admin().post('/config/Ink/AssignTo/XXX', { inkIds: [ink.id] })).status).toBe(404)
  })
})
