import { z } from 'zod'
import { scope, signedIn } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { id, largestStored, listQuery, searchText } from './listQuery.ts'
import { appType, MessageOptionInput, MessageTemplateInput } from './messaging/messageInputs.ts'

export { MessageOptionInput, MessageTemplateInput } from './messaging/messageInputs.ts'

const messageRight = scope('EDIT_TEMPLATE_MSG')
/** Which rows: those in use unless told. */
const listState = z.enum(['active', 'inactive', 'all'])
const savedFrom = z.int().positive().max(largestStored).optional()

export const MessageTemplate = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    appType,
    /** Code of the step it is about; empty: any. */
    state: z.string(),
    msgType: z.string(),
    subject: z.string(),
    body: z.string(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'MessageTemplate' })
export type MessageTemplate = z.infer<typeof MessageTemplate>

export const MessageOption = z
  .object({
    id: z.int(),
    appType,
    code: z.string(),
    name: z.string(),
    value: z.string(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'MessageOption' })

export type MessageOption = z.infer<typeof MessageOption>

export const Delivery = z
  .object({
    id: z.int(),
    at: z.string(),
    appType: z.string(),
    state: z.string(),
    msgType: z.string(),
    templateCode: z.string(),
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    reference: z.string(),
    quoteItemId: z.int().nullable(),
    createdBy: z.string(),
    /** How far it has come. */
    delivery: z.enum(['Waiting', 'Sending', 'Sent', 'Failed']),
    tries: z.int(),
    nextTryAt: z.string().nullable(),
    sentAt: z.string().nullable(),
    /** What took it: a mail server, or the built-in outbox. */
    sentBy: z.string(),
    /** Why the last try failed; empty when it did not. */
    problem: z.string(),
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.infer<typeof Delivery>

export const messaging = {
  templateBind: endpoint({
    method: 'GET',
    path: '/Template/TemplateBind',
    summary: 'Active message templates of an application to choose from',
    right: signedIn,
    query: z.object({ appType }),
    response: z.array(
      z.object({ id: z.int(), code: z.string(), name: z.string(), state: z.string(), msgType: z.string() }),
    ),
  }),
  stateTemplateBind: endpoint({
    method: 'GET',
    path: '/Template/StateTemplateBind',
    summary: 'Which active message template speaks for which state of which application',
    right: messageRight,
    response: z.array(
      z.object({
        appType,
        state: z.string(),
        stateName: z.string(),
        templateId: z.int().nullable(),
        templateCode: z.string(),
      }),
    ),
  }),
  templates: endpoint({
    method: 'GET',
    path: '/Template/All',
    summary: 'Message templates of every application; those in use unless told',
    right: messageRight,
    query: listQuery(
      z.object({ q: searchText.optional(), appType: appType.optional(), state: listState.optional() }),
    ),
    response: z.array(MessageTemplate),
    list: true,
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/Template',
    summary: 'Creates or updates a message template; its placeholders have to exist',
    right: messageRight,
    body: MessageTemplateInput.extend({
      id: id.optional(),
      version: savedFrom,
      state: z.string().trim().max(40).default(''),
      msgType: z.string().max(20).default('EMAIL'),
      isActive: z.boolean().default(true),
    }),
    response: MessageTemplate,
    problems: ['not-found', 'stale', 'already-exists', 'rule-failed'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/Template/Preview',
    summary: 'A message template, saved or not, with the values of an item',
    right: messageRight,
    body: z.object({
      appType,
      subject: z.string().max(200),
      body: z.string().max(10_000),
      /** Left out: the item that moved last. */
      quoteItemId: id.optional(),
    }),
    response: z.object({
      quoteItemId: z.int().nullable(),
      reference: z.string(),
      subject: z.string(),
      html: z.string(),
      problems: z.array(z.object({ field: z.enum(['subject', 'body']), at: z.int(), message: z.string() })),
    }),
    problems: ['not-found'],
  }),
  option: endpoint({
    method: 'GET',
    path: '/Option',
    summary: 'Active message options: values that the templates of an application share',
    right: signedIn,
    query: z.object({ appType: appType.optional() }),
    response: z.array(MessageOption),
  }),
  options: endpoint({
    method: 'GET',
    path: '/Option/All',
    summary: 'Message options of every application; those in use unless told',
    right: messageRight,
    query: listQuery(
      z.object({ q: searchText.optional(), appType: appType.optional(), state: listState.optional() }),
    ),
    response: z.array(MessageOption),
    list: true,
  }),
  saveOption: endpoint({
    method: 'POST',
    path: '/Option',
    summary: 'Creates or updates a message option',
    right: messageRight,
    body: MessageOptionInput.extend({
      id: id.optional(),
      version: savedFrom,
      value: z.string().trim().max(2000).default(''),
      isActive: z.boolean().default(true),
    }),
    response: MessageOption,
    problems: ['not-found', 'stale', 'already-exists', 'rule-failed', 'in-use'],
  }),
  msgTypes: endpoint({
    method: 'GET',
    path: '/MsgType',
    summary: 'Kinds of messages',
    right: messageRight,
    response: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  }),
  deliveryLog: endpoint({
    method: 'GET',
    path: '/DeliveryLog',
    summary: 'Every message there was to send, newest first: how far it has come, tries, next try',
    right: messageRight,
    query: listQuery(
      z.object({
        q: searchText.optional(),
        delivery: z.enum(['Waiting', 'Sending', 'Sent', 'Failed']).optional(),
      }),
    ),
    response: z.array(Delivery),
    list: true,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/DeliveryLog/Resend',
    summary: 'Sends a message of the log again; one that waits for its next try is tried now',
    right: messageRight,
    body: z.object({ id }),
    response: Delivery,
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service
