import fc from 'fast-check'
import { type Field, type Fields, type ItemSections, sectionKeys, sections } from '#domain/quoteItem'

const letters = (max: number) =>
  fc.string({ unit: fc.constantFrom('A', 'b', '1'), maxLength: Math.min(max, 3) })

function heldBy(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return letters(field.max)
    case 'choice':
      return field.choices === null
        ? letters(field.max)
        : fc.constantFrom('', ...field.choices.map(({ code }) => code))
    case 'number':
      return fc.option(fc.integer({ min: Math.max(field.min, -9), max: Math.min(field.max, 9) }))
    case 'flag':
      return fc.boolean()
    case 'day':
      return fc.constantFrom(null, '2026-03-01', '2026-03-02')
    case 'picture':
      return fc.constantFrom('', '<svg ></svg>')
    case 'origin':
      return fc.constantFrom(null, { product: { length: 400 } })
    case 'rows':
      return fc.uniqueArray(
        fc.tuple(fc.constantFrom('k1', 'k2', 'k3', 'k4'), valuesOf(field.fields)).map(([key, cells]) => ({
          key,
          ...cells,
        })),
        { selector: ({ key }) => key, maxLength: 4 },
      )
  }
}

/** Anything that the fields may hold. */
export const valuesOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, heldBy(field)])))

/** Anything that an item may hold. */
export const anySections = fc.record(
  Object.fromEntries(sectionKeys.map(key => [key, valuesOf(sections[key].fields)])),
) as unknown as fc.Arbitrary<ItemSections>
