export type {
  HubEvent,
  HubEventName,
  HubPayload,
  QuoteItemChanged,
  WorklistChanged,
} from './hub/events.ts'

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
const hubGroupLength = 120

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
