import { z } from 'zod'
import { any, masterRights, role, scope, signedIn } from '#domain/access'
import { deputyCalls } from './deputies.ts'
import { endpoint, type Service } from './endpoint.ts'
import { largestStored, listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'
import { MasterUpload, MasterUploadAnswer } from './masters.ts'
import { Role, RoleInput, Scope, ScopeInput, User } from './security/people.ts'
import { Workgroup, WorkgroupInput, WorkgroupMaster } from './security/workgroups.ts'

export { Role, RoleInput, Scope, ScopeInput, User, UserInput } from './security/people.ts'
export { Workgroup, WorkgroupInput, WorkgroupMaster } from './security/workgroups.ts'

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

const savedVersion = { version: masterParts.version }
const saveProblems = ['stale', 'already-exists', 'rule-failed', 'not-found'] as const

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
    summary: 'Workgroups with their department and steps; those in use unless told',
    right: signedIn,
    query: listQuery(z.object({ ...masterFilter, department: z.string().max(20).optional() })),
    response: z.array(WorkgroupMaster),
    list: true,
  }),
  saveWorkgroup: endpoint({
    method: 'POST',
    path: '/security/WorkGroup',
    summary: 'Save a workgroup, or make a new one (version 0)',
    right: masterRights.workgroup,
    changesRights: true,
    body: WorkgroupInput.extend(savedVersion),
    response: WorkgroupMaster,
    problems: saveProblems,
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
    right: any(scope('EDIT_USER_ACCESS'), role('SCA', 'SU', 'SALESREP', 'NEWWORK')),
    params: z.object({ role: z.string().max(20) }),
    response: z.array(Person),
  }),
  users: endpoint({
    method: 'GET',
    path: '/security/User',
    summary: 'Users with their roles, workgroups and colleagues; those in use unless told',
    right: masterRights.user,
    query: listQuery(
      z.object({
        ...masterFilter,
        ids: z.array(storedNumber).max(1000).optional(),
        role: z.string().max(40).optional(),
        workGroup: z.string().max(40).optional(),
        defaultState: z.string().max(10).optional(),
        defaultPlant: z.string().max(20).optional(),
      }),
    ),
    response: z.array(User),
    list: true,
  }),
  user: endpoint({
    method: 'GET',
    path: '/security/User/{id}',
    summary: 'One user',
    right: masterRights.user,
    params: z.object({ id: z.coerce.number().int().min(0).max(largestStored) }),
    response: User,
    problems: ['not-found'],
  }),
  saveUser: endpoint({
    method: 'POST',
    path: '/security/User',
    summary: 'Save a user, or make a new one (id and version 0)',
    right: masterRights.user,
    changesRights: true,
    body: User,
    response: User,
    problems: saveProblems,
  }),
  uploadUsers: endpoint({
    method: 'POST',
    path: '/security/User/Bulk',
    summary: 'Add and change many users; a dry run says what each line would do and changes nothing',
    right: masterRights.user,
    changesRights: true,
    body: MasterUpload,
    response: MasterUploadAnswer,
  }),
  heldByUser: endpoint({
    method: 'GET',
    path: '/security/User/Held/{login}',
    summary: 'What a user works on and looks after at present, in words; empty: nothing',
    right: masterRights.user,
    params: z.object({ login: z.string().max(60) }),
    response: z.array(z.string()),
  }),
  salesRep: endpoint({
    method: 'GET',
    path: '/security/User/SalesRep/{login}',
    summary: 'A sales rep by login; who holds another role is refused',
    right: any(masterRights.user, role('SCA', 'SU', 'SALESREP')),
    params: z.object({ login: z.string().max(60) }),
    response: Person.extend({ email: z.string(), defaultState: z.string(), defaultPlant: z.string() }),
    problems: ['not-found', 'rule-failed'],
  }),
  roles: endpoint({
    method: 'GET',
    path: '/security/Role',
    summary: 'Roles with the scopes they grant; those in use unless told',
    right: masterRights.role,
    query: listQuery(z.object({ ...masterFilter, scope: z.string().max(40).optional() })),
    response: z.array(Role),
    list: true,
  }),
  saveRole: endpoint({
    method: 'POST',
    path: '/security/Role',
    summary: 'Save a role, or make a new one (version 0)',
    right: masterRights.role,
    changesRights: true,
    body: RoleInput.extend(savedVersion),
    response: Role,
    problems: saveProblems,
  }),
  scopes: endpoint({
    method: 'GET',
    path: '/security/Scope',
    summary: 'Scopes with the roles that grant them; those in use unless told',
    right: masterRights.scope,
    query: listQuery(z.object({ ...masterFilter, role: z.string().max(40).optional() })),
    response: z.array(Scope),
    list: true,
  }),
  saveScope: endpoint({
    method: 'POST',
    path: '/security/Scope',
    summary: 'Save a scope, or make a new one (version 0)',
    right: masterRights.scope,
    changesRights: true,
    body: ScopeInput.extend(savedVersion),
    response: Scope,
    problems: saveProblems,
  }),
  ...deputyCalls,
} satisfies Service
