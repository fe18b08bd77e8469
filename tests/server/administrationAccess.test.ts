import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { people } from '../../server/database/demo/people.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

const names = (service: string, calls: readonly string[]) => calls.map(call => `${service}.${call}`)

const builderReads = names('workflowBuilder', [
  'steps',
  'templates',
  'template',
  'templateSteps',
  'tabs',
  'fields',
  'defs',
  'validations',
  'saveField',
])

/** The calls of administration that a scope opens to who holds nothing else (specification 002 §6). */
const opens: Readonly<Record<string, readonly string[]>> = {
  EDIT_USER_ACCESS: names('security', [
    'users',
    'user',
    'saveUser',
    'roles',
    'saveRole',
    'scopes',
    'saveScope',
    'saveWorkgroup',
  ]),
  EDIT_CONFIG_MASTER: names('config', ['plantMasters', 'plantDetail', 'savePlant']),
  EDIT_WORKCENTRE_MASTER: ['config.saveWorkCentre'],
  EDIT_INK_MASTER: names('config', ['inks', 'saveInk', 'saveInkGroup', 'uploadInks', 'assignInks']),
  EDIT_BOARDGRADE_MASTER: names('config', [
    'boardGradeMaintenance',
    'saveBoardGrade',
    'saveBoardGradeVariant',
    'updateBoardGradeVariant',
  ]),
  EDIT_WORKFLOW_MASTER: names('workflowBuilder', Object.keys(services.workflowBuilder)).filter(
    name => name !== 'workflowBuilder.saveValidation',
  ),
  EDIT_VALIDATION_MASTER: [...builderReads, 'workflowBuilder.saveValidation'],
  EDIT_TEMPLATE_MSG: names('messaging', Object.keys(services.messaging)).filter(
    name => !['messaging.templateBind', 'messaging.option'].includes(name),
  ),
}

const shared = ['masters.log', 'masters.remove']
const calls = [...new Set([...Object.values(opens).flat(), ...shared])]

const rowOf = (name: string): Endpoint => {
  const [service = '', call = ''] = name.split('.')
  const row = (services as unknown as Record<string, Record<string, Endpoint>>)[service]?.[call]
  if (row === undefined) throw new Error(`There is no call ${name}`)
  return row
}

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  for (const scope of Object.keys(opens)) {
    const code = `ONLY_${scope.slice(5, 18)}`
    const role = { code, name: `Only ${scope}`, scopes: [scope], isActive: true, version: 0 }
    const user = {
      ...{ id: 0, version: 0, login: scope.toLowerCase(), name: scope, about: '', isActive: true },
      ...{ email: 'a@boxwright.example', roles: [code], workGroups: [], salesReps: [], assistants: [] },
      ...{ defaultState: '', defaultPlant: '' },
    }
    expect((await server.as('sysadmin').post('/security/Role', role)).status).toBe(200)
    expect((await server.as('sysadmin').post('/security/User', user)).status).toBe(200)
  }
})
afterAll(() => server.close())

/** The calls that let this person in; whoever is let in is told of a bad request, or of nothing found. */
async function openTo(login: string): Promise<string[]> {
  const open: string[] = []
  for (const name of calls) {
    const { method, path } = rowOf(name)
    const url = path.replace('{kind}', 'user').replace(/\{\w+\}/g, '0')
    const { statusCode } = await server.app.inject({ method, url, headers: { 'x-mock-person': login } })
    if (statusCode !== 403) open.push(name)
  }
  return open.sort()
}

describe('calls of administration', () => {
  it.each(Object.entries(opens))('%s alone opens its own and no others', async (scope, own) => {
    // What all masters share asks for the right of the kind: users here.
    const all = scope === 'EDIT_USER_ACCESS' ? [...own, ...shared] : own
    expect(await openTo(scope.toLowerCase())).toEqual([...all].sort())
  })

  it('are all open to the system administrator', async () => {
    expect(await openTo('sysadmin')).toEqual([...calls].sort())
  })

  it.each(people.filter(person => !person.roles.includes('SYSADMIN')))(
    'are closed to $login',
    async person => {
      expect(await openTo(person.login)).toEqual([])
    },
  )
})
