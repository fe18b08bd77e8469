import type { JobTicket } from '#domain/jobTicket'
import { type Fields, type ItemSections, sectionKeys, sections } from '#domain/quoteItem'
import { ticketXml } from './ticketXml.ts'
import { writtenFields } from './writtenFields.ts'
import { declaration, element } from './xml.ts'

/** Name of the elements of an item, and of its schema. */
export const itemNamespace = 'urn:boxwright:quote-item:1'

/** Where a server has the schema. */
export const itemSchemaPath = '/quote-item.xsd'

/** A file of the item, as the XML names it. */
export interface XmlFile {
  readonly id: number
  readonly fileName: string
  readonly name: string
  readonly documentType: string
  readonly mediaType: string
  readonly version: number
  readonly size: number
  readonly sha256: string
}

/** What the XML says of an item besides its sections. */
export interface XmlItem {
  readonly id: number
  readonly reference: string
  readonly quoteReference: string
  readonly quoteDescription: string
  readonly customerCode: string
  readonly customerName: string
  readonly businessUnit: string
  readonly step: string
  readonly stepName: string
  readonly assignmentGroup: string
  readonly assignee: string
  readonly isOnHold: boolean
  readonly versions: Readonly<Record<string, number>>
  readonly files: readonly XmlFile[]
  /** What its job ticket prints beyond that, as its sections and the master data come to; left out: it has none. */
  readonly ticket?: JobTicket
}

/** The plain texts and flags of an item, in the order in which the XML has them. */
export const headTexts = [
  'quoteDescription',
  'customerCode',
  'customerName',
  'businessUnit',
  'step',
  'stepName',
  'assignmentGroup',
  'assignee',
] as const

/** The elements of what was entered; what is empty has none. */
function entered(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return writtenFields(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.kind === 'rows') {
      const rows = (value ?? []) as readonly Record<string, unknown>[]
      return rows.map(row => element(name, { key: String(row.key) }, entered(field.fields, row)))
    }
    return value === null || value === undefined || value === '' ? [] : [element(name, {}, String(value))]
  })
}

/**
 * An item whole as XML: who it is for and where it stands, every section as it is stored, its files by name, and what its
 * job ticket prints. Figures
 * in the units of their fields (mm, per cent, the quote's currency), days as `YYYY-MM-DD`. {@link itemXsd} is its schema;
 * `origin`: where a server has that.
 */
export function itemXml(item: XmlItem & ItemSections, origin = ''): string {
  const root = {
    xmlns: itemNamespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${itemNamespace} ${origin}${itemSchemaPath}`,
    id: item.id,
    reference: item.reference,
    quote: item.quoteReference,
  }
  const parts = [
    ...headTexts.map(name => element(name, {}, item[name])),
    element('isOnHold', {}, String(item.isOnHold)),
    ...sectionKeys.map(key =>
      element(
        key,
        { version: item.versions[key] ?? 0 },
        entered(sections[key].fields, item[key] as unknown as Record<string, unknown>),
      ),
    ),
    element(
      'files',
      {},
      item.files.map(file => element('file', { ...file })),
    ),
    ...(item.ticket === undefined ? [] : [ticketXml(item.ticket)]),
  ]
  return `${declaration}${element('quoteItem', root, parts)}\n`
}
