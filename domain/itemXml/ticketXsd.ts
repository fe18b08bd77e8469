import { ticketFacts, ticketTexts } from './ticketXml.ts'
import { element } from './xml.ts'

const sequence = (parts: readonly string[]): string => element('xs:sequence', {}, parts)

const attributes = (type: string, ...names: readonly string[]): string[] =>
  names.map(name => element('xs:attribute', { name, type, use: 'required' }))

const any = { minOccurs: 0, maxOccurs: 'unbounded' } as const

/** A text with attributes. */
const labelled = (name: string, said: readonly string[]): string =>
  element('xs:element', { name, ...any }, [
    element('xs:complexType', {}, [
      element('xs:simpleContent', {}, [element('xs:extension', { base: 'xs:string' }, said)]),
    ]),
  ])

const facts = labelled('fact', attributes('xs:string', 'label'))

const holder = (
  name: string,
  inside: readonly string[],
  said: readonly string[],
  occurs: Readonly<Record<string, string | number>> = any,
): string =>
  element('xs:element', { name, ...occurs }, [element('xs:complexType', {}, [sequence(inside), ...said])])

const bare = (name: string, said: readonly string[]): string =>
  element('xs:element', { name, ...any }, [element('xs:complexType', {}, said)])

const text = (name: string, occurs: Readonly<Record<string, string | number>> = {}): string =>
  element('xs:element', { name, type: 'xs:string', ...occurs })

/** The element of {@link ticketXml} in the schema of an item. */
export function ticketXsd(): string {
  const parts = [
    text('approval', { minOccurs: 0 }),
    labelled('missing', attributes('xs:string', 'tab')),
    ...ticketTexts.map(name => text(name)),
    ...ticketFacts.map(name => holder(name, [facts], [], {})),
    labelled('drawing', [
      ...attributes('xs:string', 'kind', 'title'),
      ...attributes('xs:double', 'width', 'height'),
    ]),
    holder(
      'step',
      [facts],
      [
        ...attributes(
          'xs:string',
          'key',
          'operation',
          'workCentre',
          'elsewhere',
          'sheet',
          'numberUp',
          'sheets',
        ),
        ...attributes('xs:int', 'position'),
      ],
    ),
    holder(
      'side',
      [
        bare('ink', [
          ...attributes('xs:string', 'code', 'name', 'colour', 'stereo', 'coverage'),
          ...attributes('xs:int', 'position'),
        ]),
      ],
      attributes('xs:string', 'name'),
    ),
    holder('pallet', [facts, text('remarks', { minOccurs: 0 })], attributes('xs:string', 'title')),
    text('claim', any),
  ]
  return element('xs:element', { name: 'jobTicket', minOccurs: 0 }, [
    element('xs:complexType', {}, [sequence(parts), ...attributes('xs:boolean', 'released')]),
  ])
}
