import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '#contract/security'
import type { Connection } from '../../../server/database/database.ts'
import { changed, freshOf, keptMasters, type MasterRow, masterSteps } from '../masterKinds.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { engines, openFilled } from './engines.ts'

describe.each(engines)('masters on $name, kept by several people at once', engine => {
  let connection: Connection
  let server: TestApp
  let steps: ReturnType<typeof masterSteps>

  beforeAll(async () => {
    connection = await openFilled(engine)
    server = await createTestApp({ connection })
    steps = masterSteps(server)
  })
  afterAll(() => server.close())

  const statuses = (answers: readonly { readonly status: number; readonly body: { code?: string } }[]) =>
    answers.map(({ status, body }) => `${status} ${status === 200 ? '' : body.code}`.trim()).toSorted()

  it.each(keptMasters)(
    '$kind: of two saves from one version one is stored, the other is told',
    async kept => {
      const row = (await steps.rows(kept)).at(-1) as MasterRow
      const wanted = [changed(kept, row, 1), changed(kept, row, 2)]
      const answers = await Promise.all(wanted.map(each => steps.save(kept, each)))
      expect(statuses(answers)).toEqual(['200', '409 stale'])
      const won = wanted[answers.findIndex(({ status }) => status === 200)]
      expect(await steps.rowOf(kept, row.id)).toMatchObject({
        version: row.version + 1,
        [kept.field]: won?.[kept.field],
      })
    },
  )

  it.each(keptMasters.filter(({ name }) => name !== undefined))(
    '$kind: of two new ones of one name one is made, the other is told at the field',
    async kept => {
      const row = (await steps.rows(kept)).at(-1) as MasterRow
      const fresh = freshOf(kept, row)
      const answers = await Promise.all([steps.save(kept, fresh), steps.save(kept, fresh)])
      expect(statuses(answers)).toEqual(['200', '409 already-exists'])
      const told = answers.find(({ status }) => status === 409)
      expect(told?.body.errors).toHaveLength(1)
    },
  )

  it('one of two changes and deletes; what is deleted is gone for the other', async () => {
    const group = { id: 0, version: 0, code: 'GONE', name: 'Gone', isActive: false }
    const { body } = await server.as('sysadmin').post('/config/Ink/Group', group)
    const [removed, saved] = await Promise.all([
      server.as('sysadmin').delete(`/config/Master/inkGroup/${body.id}`),
      server.as('sysadmin').post('/config/Ink/Group', { ...body, isActive: true }),
    ])
    expect(['200 404', '422 200']).toContain(`${removed.status} ${saved.status}`)
  })

  it('of two files at once that add the same ink, both are told what became of it', async () => {
    const twin = {
      ...{ line: 2, code: 'TWIN', name: 'Twin', colour: '#123456', process: 'FLEXO' },
      ...{ group: 'TWINS', vendor: '', active: '' },
    }
    const send = () => server.as('sysadmin').post('/config/Ink/Bulk', { dryRun: false, lines: [twin] })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const outcomes = answers.map(({ body }) => body.outcomes[0].outcome)
    expect(outcomes.toSorted()).toEqual(['added', 'unchanged', 'unchanged'])
  })

  describe('two System Administrators who would each take the right of the other', () => {
    const second = async (): Promise<User> => {
      const [found] = (
        await server.as('sysadmin').get('/security/User', { filter: { q: 'second', state: 'all' } })
      ).body
      const user = {
        ...{
          id: 0,
          version: 0,
          login: 'second',
          name: 'Second',
          email: 'second@boxwright.example',
          about: '',
        },
        ...{ workGroups: [], salesReps: [], assistants: [], defaultState: '', defaultPlant: '' },
        ...found,
        ...{ roles: ['SYSADMIN'], isActive: true },
      }
      return (await server.as('sysadmin').post('/security/User', user)).body
    }
    const own = async (): Promise<User> =>
      (await server.as('sysadmin').get('/security/User', { filter: { q: 'sysadmin' } })).body[0]

    it.each([
      ['disabling them', { isActive: false }],
      ['taking the role', { roles: ['SU'] }],
    ])('by %s: one stays', async (_, change) => {
      for (let round = 0; round < 5; round += 1) {
        const [first, other] = [await own(), await second()]
        const answers = await Promise.all([
          server.as('sysadmin').post('/security/User', { ...other, ...change }),
          server.as('second').post('/security/User', { ...first, ...change }),
        ])
        const left = await connection.query(
          `select login from users join user_roles on user_id = users.id where is_active and role_code = 'SYSADMIN'`,
        )
        expect(left.length).toBeGreaterThanOrEqual(1)
        expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
        const still = String(left[0]?.login)
        // Whoever is left gives the other one back what they had.
        const back = still === 'second' ? first : other
        const { body: now } = await server.as(still).get(`/security/User/${back.id}`)
        const restored = { ...now, roles: back.roles, isActive: true }
        expect((await server.as(still).post('/security/User', restored)).status).toBe(200)
      }
    })
  })
})
