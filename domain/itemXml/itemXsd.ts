import { type Fields, sectionKeys, sections } from '#domain/quoteItem'
import { headTexts, itemNamespace } from './itemXml.ts'
import { ticketXsd } from './ticketXsd.ts'
import { type WrittenField, writtenFields } from './writtenFields.ts'
import { declaration, element } from './xml.ts'

const sequence = (parts: readonly string[]): string => element('xs:sequence', {}, parts)

const attribute = (name: string, type: string): string =>
  element('xs:attribute', { name, type, use: 'required' })

const restricted = (base: string, facets: Readonly<Record<string, number>>): string =>
  element('xs:simpleType', {}, [
    element(
      'xs:restriction',
      { base },
      Object.entries(facets).map(([facet, value]) => element(`xs:${facet}`, { value })),
    ),
  ])

const note = (text: string): string => element('xs:annotation', {}, [element('xs:documentation', {}, text)])

const unitOf = (field: WrittenField): string =>
  field.kind === 'number' && field.unit !== '' ? `${field.label} (${field.unit})` : field.label

/** What the value of a field is written as. */
function typeOf(field: WrittenField): string {
  switch (field.kind) {
    case 'number':
      return restricted(field.whole ? 'xs:integer' : 'xs:double', {
        minInclusive: field.min,
        maxInclusive: field.max,
      })
    case 'flag':
      return restricted('xs:boolean', {})
    case 'day':
      return restricted('xs:date', {})
    case 'rows':
      return element('xs:complexType', {}, [
        sequence(elementsOf(field.fields)),
        attribute('key', 'xs:string'),
      ])
    default:
      return restricted('xs:string', { maxLength: field.max })
  }
}

/** An element for every field, in their order; each may be left out while nothing is entered. */
function elementsOf(fields: Fields): string[] {
  return writtenFields(fields).map(([name, field]) =>
    element('xs:element', { name, minOccurs: 0, maxOccurs: field.kind === 'rows' ? field.max : 1 }, [
      note(unitOf(field)),
      typeOf(field),
    ]),
  )
}

const file = element('xs:element', { name: 'file', minOccurs: 0, maxOccurs: 'unbounded' }, [
  element('xs:complexType', {}, [
    attribute('id', 'xs:int'),
    ...['fileName', 'name', 'documentType', 'mediaType'].map(name => attribute(name, 'xs:string')),
    attribute('version', 'xs:int'),
    attribute('size', 'xs:int'),
    attribute('sha256', 'xs:hexBinary'),
  ]),
])

/** The XML Schema of {@link itemXml}, made of the same fields as forms, rules and storage. */
export function itemXsd(): string {
  const parts = [
    ...headTexts.map(name => element('xs:element', { name, type: 'xs:string' })),
    element('xs:element', { name: 'isOnHold', type: 'xs:boolean' }),
    ...sectionKeys.map(key =>
      element('xs:element', { name: key }, [
        note(`What the tab of the ${sections[key].name} holds`),
        element('xs:complexType', {}, [
          sequence(elementsOf(sections[key].fields)),
          attribute('version', 'xs:int'),
        ]),
      ]),
    ),
    element('xs:element', { name: 'files' }, [element('xs:complexType', {}, [sequence([file])])]),
    ticketXsd(),
  ]
  const item = element('xs:element', { name: 'quoteItem' }, [
    element('xs:complexType', {}, [
      sequence(parts),
      attribute('id', 'xs:int'),
      attribute('reference', 'xs:string'),
      attribute('quote', 'xs:string'),
    ]),
  ])
  const root = {
    'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
    targetNamespace: itemNamespace,
    elementFormDefault: 'qualified',
  }
  return `${declaration}${element('xs:schema', root, [item])}\n`
}
