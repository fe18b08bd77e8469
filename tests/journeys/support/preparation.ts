import type { BrowserContext } from '@playwright/test'
import { readAnswer, requestOf } from '#contract/client'
import { config } from '#contract/config'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import { engine } from '#contract/engine'
import { type Printing, type Product, type Quote, type QuoteItem, quote } from '#contract/quote'
import { security } from '#contract/security'
import { workflow } from '#contract/workflow'
import { workflowBuilder } from '#contract/workflow-builder'
import { designedSections } from '../../designedSections.ts'
import { pricedSection } from '../../pricedSection.ts'
import { regularCarton } from '../../regularCarton.ts'
import { formOf } from '../../server/formOf.ts'
import { pdf } from '../../server/pdf.ts'

/** An item that a test works on. */
export interface PreparedItem {
  readonly id: number
  readonly quoteId: number
  /** As people write it: `100061-1`. */
  readonly reference: string
}

/** Makes what a test starts from. */
export interface Preparation {
  /** A quote for a customer; '' leaves the customer open. */
  quote(customerCode?: string): Promise<Quote>
  /** A new design on the quote, nothing filled in but its description. */
  item(quoteId: number, description?: string): Promise<PreparedItem>
  /** The overview of the item as Sales fill it in, and `product` on top. */
  fill(itemId: number, product?: Partial<Product>): Promise<QuoteItem>
  /** Prints the item in flexo, with an ink and its coverage in % for each colour. */
  inks(itemId: number, inks: Readonly<Record<string, number>>): Promise<void>
  /** An item that waits for Design, and `product` on top. */
  submitted(description?: string, product?: Partial<Product>): Promise<PreparedItem>
  /** A further option beside the item, at the first step and without a price. */
  option(item: PreparedItem): Promise<PreparedItem>
  /** Fills in what Design asks for where it is not yet: how the item is made and loaded, and a drawing. */
  designed(item: PreparedItem): Promise<void>
  /** Prices the item by the engine, at this mark-up, %, or the plant's usual one. */
  priced(item: PreparedItem, markUpPercent?: number): Promise<void>
  /** Approves what waits for it and the person may decide. */
  approved(item: PreparedItem): Promise<void>
  /** Fills in what the step that the action leaves asks for. */
  ready(item: PreparedItem, action: string): Promise<void>
  act(item: PreparedItem, action: string): Promise<void>
  /** The quote of the item says what the customer ordered with, and that they come for it. */
  purchaseOrder(item: PreparedItem): Promise<void>
  /** A person whose one role grants these scopes and no others. */
  personWith(login: string, scopes: readonly string[]): Promise<void>
  /** Drafts of workflow templates that other tests left are gone. */
  discardDrafts(): Promise<void>
  /** Everything the person chose about how the product looks is forgotten: the defaults stand again. */
  forgetSettings(): Promise<void>
}

/** The overview of a regular slotted carton of B flute, complete for the first step. */
export const slottedCarton = {
  ...regularCarton,
  productGroup: 'CORRUGATED',
  printProcess: 'NOPRINT',
  preferredPlantCode: 'NTH',
  boardGrade: 'B340',
  boardGradeVariant: 'B340-N',
  vslCode: '0201',
  fefCoVariantCode: '0201',
  depth: 200,
} as const satisfies Partial<Product>

/** The access token that the application keeps in the browser. */
function tokenOf({ origins }: Awaited<ReturnType<BrowserContext['storageState']>>): string {
  const kept = origins.flatMap(({ localStorage }) => localStorage)
  const user = kept.find(({ name }) => name.startsWith('oidc.user:'))
  if (user === undefined) throw new Error('Nobody is signed in there')
  return (JSON.parse(user.value) as { access_token: string }).access_token
}

/** Prepares as the person whose session this is. */
export function preparation(
  baseURL: string,
  session: Awaited<ReturnType<BrowserContext['storageState']>>,
): Preparation {
  const send = async (
    method: string,
    path: string,
    body: BodyInit | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> => {
    const response = await fetch(baseURL + path, {
      method,
      headers: { authorization: `Bearer ${tokenOf(session)}`, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const call = async <Row extends Endpoint>(row: Row, input: CallInput<Row>): Promise<CallOutput<Row>> => {
    const { method, path, body } = requestOf(row, input)
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    return (await readAnswer(row, await send(method, path, body, headers))).data
  }

  const prepare: Preparation = {
    quote: (customerCode = 'BLU001') =>
      call(quote.create, { body: { customer: customerCode === '' ? null : { customerCode } } }),

    item: async (quoteId, description = 'Journey carton') => {
      const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description }]
      const { items } = await call(quote.addProducts, { body: { id: quoteId, products } })
      const added = items.at(-1)
      if (added === undefined) throw new Error(`Nothing was added to quote ${quoteId}`)
      return { id: added.id, quoteId, reference: added.reference }
    },

    fill: async (itemId, product = {}) => {
      const { product: stored, versions } = await call(quote.item, { params: { id: itemId } })
      const { item } = await call(quote.saveProduct, {
        body: {
          quoteItemId: itemId,
          version: versions.product,
          product: { ...stored, ...slottedCarton, ...product },
        },
      })
      return item
    },

    inks: async (itemId, inks) => {
      const { printing: stored, versions } = await prepare.fill(itemId, { printProcess: 'FLEXO' })
      const inkCoverages = Object.entries(inks).map(
        ([inkCode, printCoverage]): Printing['inkCoverages'][number] => ({
          ...{ key: inkCode, inkCode, stereoCode: '', printCoverage },
        }),
      )
      await call(quote.savePrinting, {
        body: { quoteItemId: itemId, version: versions.printing, printing: { ...stored, inkCoverages } },
      })
    },

    submitted: async (description, product) => {
      const { id } = await prepare.quote()
      const item = await prepare.item(id, description)
      await prepare.fill(item.id, product)
      await prepare.act(item, 'SUBMIT')
      return item
    },

    option: async ({ id: quoteItemId }) => {
      const { id, quoteId, reference } = await call(quote.addOption, { body: { quoteItemId } })
      return { id, quoteId, reference }
    },

    designed: async ({ id, quoteId }) => {
      const item = await call(quote.item, { params: { id } })
      const made = designedSections(await call(engine.lookupData, {}), item)
      const { design, palletization } = made
      const about = { quoteItemId: id } as const
      const { versions } = item
      await call(quote.savePalletization, {
        body: { ...about, version: versions.palletization, palletization },
      })
      await call(quote.saveDesign, { body: { ...about, version: versions.design, design } })
      const form = formOf({ quoteId, quoteProductId: id, documentType: 'DRAWING' }, 'Drawing.pdf', pdf())
      await send('POST', quote.uploadDocument.path, new Uint8Array(form.payload), form.headers)
    },

    priced: async ({ id }, markUpPercent) => {
      const item = await call(quote.item, { params: { id } })
      const pricing = pricedSection(await call(engine.lookupData, {}), item, markUpPercent)
      await call(quote.savePricing, {
        body: { quoteItemId: id, version: item.versions.pricing, pricing },
      })
    },

    approved: async ({ id }) => {
      const { approvalDetails } = await call(quote.itemApproval, { params: { id } })
      for (const { approvalType, about, approvalStatus, basis, refusal } of approvalDetails) {
        if (approvalStatus === 'APPROV' || refusal !== '') continue
        await call(quote.approve, {
          params: { id },
          body: { approvalType, about, approvalStatus: 'APPROV', doc: 'PO-77.pdf', basis },
        })
      }
    },

    ready: async (item, action) => {
      if (action === 'DESIGN_DONE') await prepare.designed(item)
      if (action === 'PRICING_DONE') await prepare.priced(item)
      if (action === 'WON') {
        await prepare.purchaseOrder(item)
        await prepare.approved(item)
      }
    },

    act: async ({ id, quoteId }, action) => {
      const { details } = await call(workflow.action, { body: { action, quoteId, quoteItemId: id } })
      if (!details.actionOk) throw new Error(`${action}: ${details.actionMessage}`)
    },

    purchaseOrder: async ({ quoteId }) => {
      const header = await call(quote.get, { params: { id: quoteId } })
      await call(quote.update, { body: { ...header, customerPO: 'PO-77', truckType: 'CUSTPICK' } })
    },

    personWith: async (login, scopes) => {
      const code = login.toUpperCase()
      const active = { isActive: true, version: 0 }
      await call(security.saveRole, { body: { code, name: code, scopes: [...scopes], ...active } })
      await call(security.saveUser, {
        body: {
          ...{ id: 0, login, name: code, email: `${login}@boxwright.example`, about: '', ...active },
          ...{ roles: [code], workGroups: [], salesReps: [], assistants: [] },
          ...{ defaultState: '', defaultPlant: '' },
        },
      })
    },

    discardDrafts: async () => {
      const filter = JSON.stringify({ status: 'draft' })
      for (const { id } of await call(workflowBuilder.templates, { query: { filter } })) {
        await call(workflowBuilder.deleteTemplate, { params: { id } })
      }
    },

    forgetSettings: async () => {
      const kept = await call(config.settings, {})
      await call(config.saveSetting, { body: kept.map(({ key }) => ({ key, value: null })) })
    },
  }
  return prepare
}
