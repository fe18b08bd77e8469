import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownFields } from '#domain/workflow'
import type { Connection } from '../../../server/database/database.ts'
import { workflowFields } from '../../../server/database/schema/index.ts'
import { learnFields } from '../../../server/services/workflow-builder/learnFields.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { engines, openFilled } from './engines.ts'

const path = '/workflow/WorkflowValidation/Fields'
const [first] = knownFields
if (first === undefined) throw new Error('No field is known.')
const { tabId } = first
const fresh = (fieldName: string, label = fieldName) => ({ tabId, fieldName, label })

describe.each(engines)('the fields of an installed database on $name', engine => {
  let connection: Connection
  let server: TestApp
  beforeAll(async () => {
    connection = await openFilled(engine)
    server = await createTestApp({ connection })
  })
  afterAll(() => server.close())

  const stored = async (fieldName: string) => {
    const [row] = await connection.db
      .select()
      .from(workflowFields)
      .where(and(eq(workflowFields.tabId, tabId), eq(workflowFields.fieldName, fieldName)))
    return row
  }
  const save = async (field: object) => {
    const answer = await server.as('sysadmin').post(path, field)
    expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  }

  it('are what the code knows, when it knows nothing new', async () => {
    const all = () => connection.db.select().from(workflowFields).orderBy(workflowFields.id)
    const before = await all()
    await learnFields(connection.db)
    expect(await all()).toEqual(before)
  })

  it('learn a new one and its new name, with two servers at once', async () => {
    const twice = (label: string) =>
      Promise.all([1, 2].map(() => learnFields(connection.db, [...knownFields, fresh('learnt', label)])))
    await twice('First name')
    expect(await stored('learnt')).toMatchObject({ label: 'First name', isActive: true, version: 1 })
    await twice('Second name')
    expect(await stored('learnt')).toMatchObject({ label: 'Second name', isActive: true, version: 1 })
  })

  it('keep what an administrator named, put out of use or made', async () => {
    const known = [...knownFields, fresh('named'), fresh('unwanted')]
    await learnFields(connection.db, known)
    await save({ ...(await stored('named')), label: 'As we say' })
    await save({ ...(await stored('unwanted')), isActive: false })
    await save(fresh('ourOwn', 'Our own'))
    await learnFields(connection.db, known)
    expect(await stored('named')).toMatchObject({ label: 'As we say', isActive: true })
    expect(await stored('unwanted')).toMatchObject({ isActive: false })
    expect(await stored('ourOwn')).toMatchObject({ label: 'Our own', isActive: true })
  })

  it('put out of use what the code has no more, unless a template has a rule about it, and back', async () => {
    await learnFields(connection.db, [...knownFields, fresh('passing')])
    const without = knownFields.filter(field => field !== first)
    await learnFields(connection.db, without)
    expect(await stored('passing')).toMatchObject({ isActive: false })
    expect(await stored(first.fieldName)).toMatchObject({ isActive: true })
    await learnFields(connection.db, [...knownFields, fresh('passing')])
    expect(await stored('passing')).toMatchObject({ isActive: true })
  })
})
