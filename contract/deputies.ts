import { z } from 'zod'
import { any, scope } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { id, storedNumber } from './listQuery.ts'
import { DeputyInput } from './security/deputyInput.ts'

export { DeputyInput } from './security/deputyInput.ts'

/** Days on which somebody decides what waits for a person who is away. */
export const Deputy = DeputyInput.extend({
  id: storedNumber,
  name: z.string(),
  deputyName: z.string(),
}).meta({
  id: 'Deputy',
})
export type Deputy = z.infer<typeof Deputy>

/** Whoever works on quotes may be away, and stand in for somebody; who keeps the users says it for them. */
const colleague = any(scope('VIEW_QUOTE'), scope('EDIT_USER_ACCESS'))

/** Calls about deputies; part of the security service. */
export const deputyCalls = {
  deputies: endpoint({
    method: 'GET',
    path: '/security/Deputy/{login}',
    summary: 'Who stands in for a person, and for whom they stand in, now and later',
    right: colleague,
    params: z.object({ login: z.string().max(60) }),
    response: z.array(Deputy),
  }),
  deputyChoices: endpoint({
    method: 'GET',
    path: '/security/Deputy',
    summary: 'The people who can be named as deputy or approver: they see quotes',
    right: any(colleague, scope('EDIT_COSTING_MASTER')),
    response: z.array(z.object({ login: z.string(), name: z.string() })),
  }),
  nameDeputy: endpoint({
    method: 'POST',
    path: '/security/Deputy',
    summary: 'Names a deputy for days on which a person is away: oneself, or anybody for who keeps the users',
    right: colleague,
    body: DeputyInput,
    response: z.array(Deputy),
    problems: ['rule-failed'],
  }),
  endDeputy: endpoint({
    method: 'DELETE',
    path: '/security/Deputy',
    summary: 'Takes a deputy back',
    right: colleague,
    body: z.object({ id }),
    response: z.object({ id: storedNumber }),
    problems: ['not-found'],
  }),
} satisfies Service
