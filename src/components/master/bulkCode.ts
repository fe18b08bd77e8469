import type { BulkField, CodeChoice } from './master.ts'

type CodeLists<Values> = {
  [Field in keyof Values]: Values[Field] extends readonly string[] ? Field : never
}[keyof Values]

/** Adds one code to a list of them in many rows, and takes one away. */
export function bulkCode<Values>(
  field: CodeLists<Values> & string,
  add: string,
  remove: string,
  useChoices: () => readonly CodeChoice[],
): readonly BulkField<Values>[] {
  const changed = (values: Values, change: (codes: readonly string[]) => readonly string[]): Values => ({
    ...values,
    [field]: change(values[field] as readonly string[]),
  })
  return [
    {
      label: add,
      useChoices,
      apply: (values, code) => changed(values, codes => [...new Set([...codes, code])].sort()),
    },
    {
      label: remove,
      useChoices,
      apply: (values, code) => changed(values, codes => codes.filter(each => each !== code)),
    },
  ]
}
