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
  readonly quoteDescriptionNow: string
  readonly isMultiComponent: boolean
  readonly quoteDelivery: string
  readonly sections: string
  /** An {@link Around}. */
  readonly around: string
}

/** What an item takes of other tables than its own, its quote's and its sections'. */
interface Around {
  readonly ownerName: string | null
  readonly customerSalesRep: string | null
  readonly customerDefaultPlant: string | null
  readonly assigneeName: string | null
  readonly found: Found
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
    quoteDescriptionNow,
    isMultiComponent,
    quoteDelivery: deliveryText,
    sections: sectionsText,
    around: aroundText,
    ...item
  } = row
  const read = sectionsFrom(JSON.parse(sectionsText) as StoredSections, before?.sections)
  const around = JSON.parse(aroundText) as Around
  return {
    item,
    quote: {
      id: item.quoteId,
      owner,
      description: quoteDescriptionNow,
      isMultiComponent,
      delivery: JSON.parse(deliveryText) as QuoteDelivery,
    },
    ownerName: around.ownerName ?? owner,
    customerSalesRep: around.customerSalesRep ?? '',
    customerDefaultPlant: around.customerDefaultPlant ?? '',
    assigneeName: around.assigneeName ?? item.assignee ?? '',
    ...read,
    found: {
      by: askedOf({ customerCode: item.customerCode, sections: read.sections }),
      is: around.found,
      mastersStamp: around.mastersStamp,
    },
  }
}

/** Characters of rows whose items are remembered: several hundred items. */
const mostRemembered = 8_000_000

/** The item of a row that was read: the very same one as before while the row holds the same. */
export const workItemOf = madeOfRows(madeOf, {
  keyOf: ({ id }) => id,
  sizeOf: ({ sections, around }) => 500 + sections.length + around.length,
  atMost: mostRemembered,
})
