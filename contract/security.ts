import { z } from 'zod'
import { any, role, scope, signedIn } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'

export const Workgroup = z
  .object({ code: z.string(), description: z.string(), department: z.string() })
  .meta({ id: 'Workgroup' })
export type Workgroup = z.infer<typeof Workgroup>

const Person = z.object({ id: z.number(), login: z.string(), name: z.string() })

export const SignedInUser = z
  .object({
    login: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.object({ code: z.string(), name: z.string() })),
    scopes: z.array(z.object({ code: z.string() })),
    workGroups: z.array(Workgroup),
    /** Sales reps this person coordinates. */
    salesReps: z.array(Person.extend({ code: z.string() })),
    /** People who coordinate this person's quotes. */
    assistants: z.array(Person),
    /** State preselected in the catalogue. */
    defaultState: z.string(),
  })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof SignedInUser>

const department = z.object({ department: z.string().max(20) })

export const security = {
  auth: endpoint({
    method: 'GET',
    path: '/security/Auth',
    summary: 'Who is signed in: roles, scopes, workgroups, sales reps, default state',
    right: signedIn,
    response: SignedInUser,
  }),
  workgroups: endpoint({
    method: 'GET',
    path: '/security/Workgroup',
    summary: 'All workgroups',
    right: signedIn,
    response: z.array(Workgroup),
  }),
  workgroupsOfDepartment: endpoint({
    method: 'GET',
    path: '/security/Workgroup/{department}',
    summary: 'Workgroups of one department',
    right: signedIn,
    params: department,
    response: z.array(Workgroup),
  }),
  usersOfRole: endpoint({
    method: 'GET',
    path: '/security/User/role/{role}',
    summary: 'Active people who hold a role',
    right: any(scope('EDIT_USER_ACCESS'), role('SCA', 'SU', 'SALESREP')),
    params: z.object({ role: z.string().max(20) }),
    response: z.array(Person),
  }),
} satisfies Service
