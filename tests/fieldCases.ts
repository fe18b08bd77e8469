import { empty, emptySections, type Field, type Fields, type SectionKey, sections } from '#domain/quoteItem'

/** A field of a section, or of the rows of one of its lists, with values to try it with. */
export interface FieldCase {
  readonly field: string
  /** The field of a row; null for a field of the section itself. */
  readonly cell: string | null
  /** As forms and refusals name it: `inkCoverages.0.inkCode`. */
  readonly name: string
  readonly kind: Field['kind']
  /** Something that may be stored. */
  readonly good: unknown
  /** Values that are out of range. */
  readonly wrong: readonly unknown[]
}

const valuesFor = (field: Field): Pick<FieldCase, 'good' | 'wrong'> => {
  switch (field.kind) {
    case 'text':
      return { good: 'x', wrong: ['x'.repeat(field.max + 1), null, 1] }
    case 'choice':
      return { good: field.choices?.[0]?.code ?? 'x', wrong: ['x'.repeat(field.max + 1), null] }
    case 'number': {
      const part = field.whole ? [Math.max(field.min, 0) + 0.5] : []
      return { good: Math.max(field.min, 1), wrong: [field.min - 1, field.max + 1, 'x', ...part] }
    }
    case 'flag':
      return { good: true, wrong: [null, 'yes'] }
    case 'day':
      return { good: '2026-03-01', wrong: ['2026-02-30', '1 March', ''] }
    case 'picture':
      return {
        good: '<svg viewBox="0 0 1 1"></svg>',
        wrong: [`<svg >${'x'.repeat(field.max)}</svg>`, '<b>x</b>', null, 1],
      }
    case 'origin':
      return { good: { product: { length: 400 } }, wrong: ['x', 1] }
    case 'rows':
      return {
        good: [{ key: 'k1', ...empty(field.fields) }],
        wrong: [
          Array.from({ length: field.max + 1 }, (_, index) => ({ key: `k${index}`, ...empty(field.fields) })),
        ],
      }
  }
}

/** An empty row of a list of the section. */
export function firstRow(key: SectionKey, list: string): { readonly key: string } {
  const field = (sections[key].fields as Fields)[list]
  return { key: 'k1', ...(field?.kind === 'rows' ? empty(field.fields) : {}) }
}

/** Every field of a section, those of its rows too: a section that is added brings its own. */
export const fieldCases = (key: SectionKey): FieldCase[] =>
  Object.entries(sections[key].fields as Fields).flatMap(([name, field]) => {
    const own = { field: name, cell: null, name, kind: field.kind, ...valuesFor(field) }
    const cells = field.kind === 'rows' ? Object.entries(field.fields) : []
    return [
      own,
      ...cells.map(([cell, each]) => ({
        ...{ field: name, cell, name: `${name}.0.${cell}`, kind: each.kind },
        ...valuesFor(each),
      })),
    ]
  })

/** The section with this value in the field, and nothing else. */
export const sectionWith = (
  key: SectionKey,
  { field, cell }: Pick<FieldCase, 'field' | 'cell'>,
  value: unknown,
) => ({
  ...emptySections[key],
  [field]: cell === null ? value : [{ ...firstRow(key, field), [cell]: value }],
})
