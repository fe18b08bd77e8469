import { z } from 'zod'

/** Where the hub answers: negotiation, WebSocket and server-sent events. */
export const hubPath = '/hubs/quote-design'

/** Milliseconds without a sign of the server after which a client gives the connection up. */
export const hubServerTimeout = 300_000

/** Names of the groups that a connection can join: each hears what happens to one thing. */
export const hubGroup = {
  quoteItem: (id: number): string => `quoteitem:${id}`,
  worklist: (workgroup: string): string => `worklist:${workgroup}`,
  user: (login: string): string => `user:${login}`,
} as const

/** Workgroups whose lists tell of every order and of every sample request, whichever list it stands in. */
export const workgroupOf = { orders: 'NEWWORK', samples: 'SAMPLE' } as const

/** What a group is of. */
export type HubGroup =
  | { readonly kind: 'quoteItem'; readonly id: number }
  | { readonly kind: 'worklist'; readonly workgroup: string }
  | { readonly kind: 'user'; readonly login: string }

/** Longest name of a group. */
export const hubGroupLength = 120

/** What the group with this name is of; null when there is no such group. */
export function readHubGroup(name: string): HubGroup | null {
  const [, kind, of = ''] = /^(quoteitem|worklist|user):(.+)$/s.exec(name) ?? []
  if (kind === undefined || name.length > hubGroupLength) return null
  if (kind === 'worklist') return { kind, workgroup: of }
  if (kind === 'user') return { kind, login: of }
  return /^[1-9]\d{0,9}$/.test(of) && Number(of) <= 2_147_483_647
    ? { kind: 'quoteItem', id: Number(of) }
    : null
}

/** What a client may call on the hub, each with the group's name; a refusal is an error with a sentence. */
export const hubMethods = {
  JoinGroup: 'Hears from now on what is said in a group the person may see',
  LeaveGroup: 'Hears it no more',
} as const
export type HubMethod = keyof typeof hubMethods

const at = z.iso.datetime().describe('When it happened')
const who = z.object({ login: z.string(), name: z.string() }).describe('Who did it')
const what = z.enum(['acted', 'saved', 'added', 'deleted'])

/** How work that took long has ended, or goes on. */
const progress = {
  jobId: z.string(),
  status: z.enum(['Running', 'Success', 'Failed']),
  message: z.string().describe('Why it failed; empty otherwise'),
  at,
}

const WorklistChanged = z.object({
  groups: z.array(z.string()).describe('Groups whose worklists the items stood in before or stand in now'),
  items: z.array(z.object({ id: z.int(), quoteId: z.int(), hashKey: z.string() })),
  samples: z
    .array(z.object({ id: z.int(), hashKey: z.string() }))
    .optional()
    .describe('Sample requests that were locked or unlocked'),
  what,
  action: z.string().describe('Code of the workflow action, when one was taken'),
  who,
  at,
})
export type WorklistChanged = z.infer<typeof WorklistChanged>

const QuoteItemChanged = z.object({
  id: z.int(),
  quoteId: z.int(),
  hashKey: z.string(),
  versions: z.record(z.string(), z.int()).describe('Versions of the sections that were saved'),
  what,
  action: z.string(),
  who,
  at,
})
export type QuoteItemChanged = z.infer<typeof QuoteItemChanged>

const DesignResponse = z.object({ quoteItemId: z.int(), ...progress })
const FileGenerationResponse = z.object({ quoteItemId: z.int(), ...progress })
const AutoRouteResponse = z.object({ quoteItemId: z.int(), ...progress })
const RecostResponse = z.object({ plantCode: z.string(), productId: z.string(), ...progress })
const SettingsChanged = z.object({ login: z.string(), keys: z.array(z.string()), at })

/** What the hub tells: each event with the groups that hear it and its payload, the only argument. */
export const hubEvents = {
  WorklistChanged: {
    summary: 'Items came into, left or changed in worklists',
    heardBy:
      'worklist:{group} of the workgroups, user:{login} of the assignees, the initiators and who works for the vendor',
    payload: WorklistChanged,
  },
  QuoteItemChanged: {
    summary: 'Somebody acted on an item or saved a part of it',
    heardBy: 'quoteitem:{id}',
    payload: QuoteItemChanged,
  },
  DesignResponse: {
    summary: 'The design of an item goes on or has ended',
    heardBy: 'quoteitem:{id}, user:{login} of who asked',
    payload: DesignResponse,
  },
  FileGenerationResponse: {
    summary: 'The generation of an item’s files goes on or has ended',
    heardBy: 'quoteitem:{id}, user:{login} of who asked',
    payload: FileGenerationResponse,
  },
  AutoRouteResponse: {
    summary: 'The auto-routing of an item has ended',
    heardBy: 'quoteitem:{id}, user:{login} of who asked',
    payload: AutoRouteResponse,
  },
  RecostResponse: {
    summary: 'The costing of an existing product has ended',
    heardBy: 'user:{login} of who asked',
    payload: RecostResponse,
  },
  SettingsChanged: {
    summary: 'The person saved settings, in whichever window',
    heardBy: 'user:{login}',
    payload: SettingsChanged,
  },
} as const

export type HubEventName = keyof typeof hubEvents
export type HubPayload<Name extends HubEventName> = z.infer<(typeof hubEvents)[Name]['payload']>

/** An event with its name. */
export type HubEvent = {
  readonly [Name in HubEventName]: { readonly name: Name; readonly payload: HubPayload<Name> }
}[HubEventName]
