import { isDeepStrictEqual } from 'node:util'
import {
  emptySections,
  type ItemSections,
  type QuoteDelivery,
  type SectionKey,
  sectionKeys,
} from '#domain/quoteItem'
import { madeOfRows } from '../../database/madeOfRows.ts'
import { askedOf } from './facts/asked.ts'
import type { Found, Read } from './facts/found.ts'
import type { ItemRow } from './itemRow.ts'

export type SectionVersions = Record<SectionKey, number>

/** An item with all of its sections, and what decides who may do what with it. */
export interface WorkItem {
  readonly item: ItemRow
  readonly quote: {
    readonly id: number
    readonly owner: string
    readonly description: string
    /** It is a master quote: all its items make one set. */
    readonly isMultiComponent: boolean
    readonly delivery: QuoteDelivery
  }
  readonly ownerName: string
  readonly customerSalesRep: string
  readonly customerDefaultPlant: string
  /** Name of who holds it; '' when nobody does. */
  readonly assigneeName: string
  readonly sections: ItemSections
  /** 0: never saved. */
  readonly versions: SectionVersions
  /** What was found for the rules when it was read. */
  readonly found: Read['found']
}

type StoredSections = Readonly<Record<string, { readonly version: number; readonly data: object }>>

/** What is put together for a row comes as text, which tells a row that was read before without looking into it. */
export interface ReadRow extends ItemRow {
  readonly owner: string
  readonly ownerName: string
  readonly quoteDescriptionNow: string
  readonly isMultiComponent: boolean
  readonly quoteDelivery: string
  readonly customerSalesRep: string | null
  readonly customerDefaultPlant: string | null
  readonly assigneeName: string | null
  readonly sections: string
  readonly found: string
  readonly mastersStamp: string
}

/**
 * What is stored of an item's sections, each field that is not there yet as it is before anybody enters it; one that holds
 * the same as `before` is that one.
 */
function sectionsFrom(
  stored: StoredSections,
  before: ItemSections | undefined,
): { sections: ItemSections; versions: SectionVersions } {
  const entries = sectionKeys.map(key => {
    const section = { ...emptySections[key], ...stored[key]?.data }
    return [
      key,
      before !== undefined && isDeepStrictEqual(section, before[key]) ? before[key] : section,
    ] as const
  })
  const versions = sectionKeys.map(key => [key, stored[key]?.version ?? 0] as const)
  return {
    sections: Object.fromEntries(entries) as unknown as ItemSections,
    versions: Object.fromEntries(versions) as SectionVersions,
  }
}

function madeOf(row: ReadRow, before: WorkItem | undefined): WorkItem {
  const {
    owner,
    ownerName,
    quoteDescriptionNow,
    isMultiComponent,
    quoteDelivery: deliveryText,
    customerSalesRep,
    customerDefaultPlant,
    assigneeName,
    sections: sectionsText,
    found: foundText,
    mastersStamp,
    ...item
  } = row
  const read = sectionsFrom(JSON.parse(sectionsText) as StoredSections, before?.sections)
  const quoteDelivery = JSON.parse(deliveryText) as QuoteDelivery
  return {
    item,
    quote: {
      id: item.quoteId,
      owner,
      description: quoteDescriptionNow,
      isMultiComponent,
      delivery: quoteDelivery,
    },
    ownerName,
    customerSalesRep: customerSalesRep ?? '',
    customerDefaultPlant: customerDefaultPlant ?? '',
    assigneeName: assigneeName ?? item.assignee ?? '',
    ...read,
    found: {
      by: askedOf({ customerCode: item.customerCode, sections: read.sections }),
      is: JSON.parse(foundText) as Found,
      mastersStamp,
    },
  }
}

/** Characters of rows whose items are remembered: several hundred items. */
const mostRemembered = 8_000_000

/** The item of a row that was read: the very same one as before while the row holds the same. */
export const workItemOf = madeOfRows(madeOf, {
  keyOf: ({ id }) => id,
  sizeOf: ({ sections, found }) => 500 + sections.length + found.length,
  atMost: mostRemembered,
})
