import { z } from 'zod'
import { text } from '#domain/messages'
import { storedNumber } from '../listQuery.ts'
import { masterCode, masterParts, requiredText } from '../masterFields.ts'

const codes = z.array(z.string().max(60)).max(60)
const logins = z.array(z.string().max(60)).max(200)

/** A user as administrators keep one; logins and codes stand for the people and things they are. */
export const UserInput = z.object({
  login: requiredText('Login', 60).regex(/^[\w.@+-]+$/, text('formRegex')),
  name: requiredText('Name', 120),
  email: requiredText('Email', 200).pipe(z.email(text('formEmail'))),
  /** What the person does, in a sentence. */
  about: z.string().trim().max(200),
  roles: codes,
  workGroups: codes,
  /** Logins of the sales reps this person coordinates. */
  salesReps: logins,
  /** Logins of the people who coordinate this person's quotes. */
  assistants: logins,
  defaultState: z.string().max(10),
  defaultPlant: z.string().max(20),
  isActive: masterParts.isActive,
})
export type UserInput = z.infer<typeof UserInput>

export const User = UserInput.extend({ id: storedNumber, version: masterParts.version }).meta({
  id: 'User',
})
export type User = z.infer<typeof User>

export const RoleInput = z.object({
  code: masterCode('Code'),
  name: requiredText('Name', 80),
  scopes: codes,
  isActive: masterParts.isActive,
})
export type RoleInput = z.infer<typeof RoleInput>

export const Role = RoleInput.extend({
  id: z.string().meta({ description: 'the code' }),
  version: masterParts.version,
  /** Active people who hold it. */
  holders: z.number(),
}).meta({ id: 'Role' })
export type Role = z.infer<typeof Role>

export const ScopeInput = z.object({
  code: masterCode('Code', 40),
  description: requiredText('Description', 200),
  isActive: masterParts.isActive,
})
export type ScopeInput = z.infer<typeof ScopeInput>

export const Scope = ScopeInput.extend({
  id: z.string().meta({ description: 'the code' }),
  version: masterParts.version,
  /** Codes of the roles that grant it. */
  roles: z.array(z.string()),
}).meta({ id: 'Scope' })
export type Scope = z.infer<typeof Scope>
