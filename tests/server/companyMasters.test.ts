import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BoardGradeMaster } from '#contract/config'
import type { PlantMaster } from '#contract/plants'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')
const only = async <Row>(path: string, q: string): Promise<Row> =>
  (await admin().get(path, { filter: { q, state: 'all' } })).body[0]

describe('plants', () => {
  it('are listed with what they have, and one in full detail', async () => {
    expect(await only<PlantMaster>('/config/Plant', 'NTH')).toMatchObject({
      code: 'NTH',
      drawingPrefix: 'N',
      businessUnits: ['CCP'],
      costCentres: [
        { code: '110', description: 'Corrugating' },
        { code: '120', description: 'Converting' },
      ],
      inks: 12,
    })
    const { body } = await admin().get('/config/Plant/FullDetail/NTH')
    expect(body.inks).toContainEqual(expect.objectContaining({ code: 'P-CYAN', colour: '#00A3DD' }))
    expect(body.workCentres[0]).toHaveProperty('min_lineal_metre')
    expect((await admin().get('/config/Plant/FullDetail/XXX')).status).toBe(404)
  })

  it('plant-new: are saved; id 0 is new, and it is in the lookup at once', async () => {
    const nth = await only<PlantMaster>('/config/Plant', 'NTH')
    const plant = { ...nth, id: 0, version: 0, code: 'WST', description: 'Westport', abn: '51 824 753 556' }
    const { status, body } = await admin().post('/config/Plant', plant)
    expect([status, body.code, body.abn]).toEqual([200, 'WST', '51824753556'])
    const lookup = (await server.as('salesrep').get('/config/Plant/Lookup')).body
    expect(lookup.map((row: { code: string }) => row.code)).toContain('WST')
    const engines = (await server.as('pricing').get('/engine/lookup/GetEngineLookupData')).body
    expect(engines.plants.map((row: { code: string }) => row.code)).toContain('WST')
  })

  it('have an address and a phone, which all of their detail shows', async () => {
    const { id, version } = await only<PlantMaster>('/config/Plant', 'WST')
    const west = await only<PlantMaster>('/config/Plant', 'WST')
    const where = { address: '2 Dock Road', city: 'Westport', postCode: '3220', phone: '+61 3 5550 0100' }
    await admin().post('/config/Plant', { ...west, ...where, id, version })
    expect((await admin().get('/config/Plant/FullDetail/WST')).body).toMatchObject(where)
    const wrong = await admin().post('/config/Plant', {
      ...{ ...west, ...where, id, version: version + 1, postCode: '32200', phone: 'ask Jo' },
    })
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [
        { path: 'postCode', message: 'Post code needs to be 4 digits' },
        { path: 'phone', message: 'not valid format' },
      ],
    ])
  })

  it('have an ABN with a right checksum, and a state there is', async () => {
    const nth = await only<PlantMaster>('/config/Plant', 'NTH')
    const wrong = await admin().post('/config/Plant', { ...nth, abn: '51824753557' })
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: 'abn', message: 'ABN not valid' }]])
    const nowhere = await admin().post('/config/Plant', { ...nth, state: 'XX' })
    expect([nowhere.status, nowhere.body.errors[0].path]).toEqual([422, 'state'])
  })

  it('say their business units, their own first, and whose steps are where', async () => {
    const { body } = await server.as('salesrep').get('/config/PlantBusinessUnit/BusinessUnitByPlant/STH')
    expect(body.map((row: { code: string }) => row.code)).toEqual(['GLAMA', 'BOARD'])
    const owners = (await server.as('salesrep').get('/config/Plant/WorkGroups')).body
    expect(owners).toContainEqual(expect.objectContaining({ workgroupCode: 'DESIGN', stepCode: 'DESIGN' }))
  })

  it('cannot be deleted while work centres, variants or people are there', async () => {
    const nth = await only<PlantMaster>('/config/Plant', 'NTH')
    await admin().post('/config/Plant', { ...nth, isActive: false })
    const { status, body } = await admin().delete(`/config/Master/plant/${nth.id}`)
    expect(status).toBe(409)
    for (const users of ['users', 'work centres', 'board grade', 'customers', 'inks']) {
      expect(body.detail).toContain(users)
    }
  })
})

describe('work centres', () => {
  const first = async () =>
    (await admin().get('/config/Plant/FullDetail/STH')).body.workCentres.find(
      (row: { isActive: boolean; operationCode: string }) => row.isActive && row.operationCode === 'CORR',
    )

  it('are saved with their attributes, which the engines know at once', async () => {
    const { id, operationCode: _, ...centre } = await first()
    const path = `/config/Plant/WorkCentre/${id}`
    const { status, body } = await admin().put(path, { ...centre, min_lineal_metre: 777 })
    expect([status, body.version, body.min_lineal_metre]).toEqual([200, 2, 777])
    const engines = (await server.as('pricing').get('/engine/lookup/GetEngineLookupData')).body
    const known = engines.plants
      .flatMap((plant: { workCentres: { code: string }[] }) => plant.workCentres)
      .find((row: { code: string }) => row.code === centre.code)
    expect(known.attributes.min_lineal_metre).toBe(777)
    const stale = await admin().put(path, centre)
    expect([stale.status, stale.body.current.min_lineal_metre]).toEqual([409, 777])
    const [line] = (await admin().get(`/config/Master/workCentre/${id}/Log`)).body
    expect(line).toMatchObject({ field: 'min_lineal_metre', new: 777, whoName: 'Noel Whitaker' })
  })

  it('keep where their goods go on a second leg and what they do besides', async () => {
    const { id, operationCode: _, ...centre } = await first()
    const path = `/config/Plant/WorkCentre/${id}`
    const tape = { code: 'TEST_TAPE', description: 'Tear tape', maxTapes: 2 }
    const { body } = await admin().put(path, { ...centre, secondLegs: ['VIC-MEL'], processes: [tape] })
    expect([body.secondLegs, body.processes]).toEqual([['VIC-MEL'], [tape]])
    const legs = (await server.as('pricing').get(`/engine/WorkCentre/SecondLegRegionsLookup/${id}`)).body
    expect(legs.map((leg: { regionCode: string }) => leg.regionCode)).toEqual(['VIC-MEL'])
    const all = (await server.as('pricing').get('/engine/WorkCentreCorrugatorProcess/all')).body
    expect(all).toContainEqual(expect.objectContaining({ ...tape, workCentre: centre.code }))
    const nowhere = await admin().put(path, { ...body, secondLegs: ['XX'] })
    expect([nowhere.status, nowhere.body.errors[0].path]).toEqual([422, 'secondLegs'])
    const twice = await admin().put(path, { ...body, processes: [tape, tape] })
    expect([twice.status, twice.body.errors[0].path]).toEqual([422, 'processes'])
  })

  it('take no sheet whose longest is below its shortest', async () => {
    const { id, operationCode: _, ...centre } = await first()
    const { status, body } = await admin().put(`/config/Plant/WorkCentre/${id}`, {
      ...{ ...centre, min_sheet_length: 900, max_sheet_length: 800 },
    })
    const message = 'Longest sheet must not be below the shortest'
    expect([status, body.errors]).toEqual([400, [{ path: 'max_sheet_length', message }]])
  })

  it('with second legs and processes can be deleted; those go with it', async () => {
    const { body: detail } = await admin().get('/config/Plant/FullDetail/STH')
    const {
      id,
      operationCode: _,
      ...centre
    } = detail.workCentres.find(
      (row: { secondLegs: string[]; processes: object[] }) => row.processes.length > 0,
    )
    expect(centre.secondLegs.length).toBeGreaterThan(0)
    // That existing products are made at it would hold it.
    await server.connection.query('update existing_products set item = null')
    await admin().put(`/config/Plant/WorkCentre/${id}`, { ...centre, isActive: false })
    expect((await admin().delete(`/config/Master/workCentre/${id}`)).status).toBe(200)
  })
})

describe('board grades', () => {
  const gradeOf = (q: string) => only<BoardGradeMaster>('/config/BoardGrade/Maintenance', q)
  const engineGrades = async () =>
    (await server.as('pricing').get('/engine/lookup/GetEngineLookupData')).body.boardGrades

  it('a saved grade is in the picker and in the engines at once, with its papers', async () => {
    await engineGrades()
    const b230 = await gradeOf('B230')
    const grade = { ...b230, id: 0, version: 0, code: 'B999', makeUp: '205K / 140F / 150K', gsm: 600 }
    const { status, body } = await admin().post('/config/BoardGrade', grade)
    expect([status, body.version]).toEqual([200, 1])
    const found = (await engineGrades()).find((row: { code: string }) => row.code === 'B999')
    expect(found.papers.map((row: { paperCode: string }) => row.paperCode)).toEqual(['205K', '140F', '150K'])
    const changed = await admin().post('/config/BoardGrade', { ...body, strengthIndicator: 77 })
    expect(changed.body.version).toBe(2)
    const now = (await engineGrades()).find((row: { code: string }) => row.code === 'B999')
    expect(now.strengthIndicator).toBe(77)
  })

  it.each([
    ['175K / 140F', 'The make-up has 2 papers, but the board has 3 plies.'],
    ['175K / 140F / XYZ', 'There is no paper XYZ.'],
    ['140F / 175K / 140F', 'Paper 140F is no liner.'],
  ])('a make-up of %s is refused: %s', async (makeUp, message) => {
    const grade = await gradeOf('B230')
    const { status, body } = await admin().post('/config/BoardGrade', { ...grade, makeUp })
    expect([status, body.errors]).toEqual([422, [{ path: 'makeUp', message }]])
  })

  it('a variant is added, and changed by the address the specification gives it', async () => {
    const grade = await gradeOf('B999')
    const variant = {
      ...{ id: 0, version: 0, boardGradeId: grade.id, code: 'B999-N', plantCode: 'NTH', minLinealMeter: 700 },
      ...{ isWorkflow: true, isFSCCompliant: true, isLcboExportWineCompliant: false },
      ...{ isAirFreightCompliant: false, isDangerousGoodsCompliant: false },
      ...{ isPreprint: false, isPreprintProduction: false },
    }
    const added = await admin().post('/config/BoardGrade/Variant', variant)
    expect(added.body.plantBoardGradeVariants).toMatchObject([{ code: 'B999-N', version: 1 }])
    const again = await admin().post('/config/BoardGrade/Variant', variant)
    expect([again.status, again.body.code]).toEqual([409, 'already-exists'])
    const { id: _, boardGradeId: __, code: ___, ...body } = variant
    const path = `/config/BoardGrade/Variant/${grade.id}/B999-N`
    const changed = await admin().put(path, { ...body, version: 1, minLinealMeter: 900 })
    expect(changed.body.plantBoardGradeVariants).toMatchObject([{ minLinealMeter: 900, version: 2 }])
    const stale = await admin().put(path, { ...body, version: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    const engines = (await engineGrades()).find((row: { code: string }) => row.code === 'B999')
    expect(engines.plantBoardGradeVariants).toMatchObject([{ minLinealMeter: 900 }])
  })

  it('a grade that items have chosen cannot be deleted', async () => {
    const grade = await gradeOf('C340')
    await admin().post('/config/BoardGrade', { ...grade, isActive: false })
    const { body } = await admin().delete(`/config/Master/boardGrade/${grade.id}`)
    expect(body.detail).toMatch(/variants C340.*quote items/)
  })
})
