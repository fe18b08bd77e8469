import { z } from 'zod'

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
