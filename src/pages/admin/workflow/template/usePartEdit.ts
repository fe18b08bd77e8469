import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { failureLines } from '../../../../components/editing/failureLines.ts'
import { type StoredAtOnce, useStoreAtOnce } from '../../../../components/editing/useStoreAtOnce.ts'
import type { BoxwrightDataProvider } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'
import { labelOf } from './words.ts'

interface PartEdit<Row, Values> {
  /** The part as it is shown. */
  readonly row: Row
  /** What of it can be chosen in place. */
  readonly valuesOf: (row: Row) => Values
  /** The same part of a template that was read anew. */
  readonly rowIn: (detail: WorkflowTemplateDetail) => Row | undefined
  /** Saves the choices on the version of `row`. */
  readonly save: (
    calls: BoxwrightDataProvider,
    row: Row,
    values: Values,
  ) => Promise<{ readonly templateId: number }>
  readonly messages: { readonly saved: string; readonly failed: string }
}

/** A part with the choices made of it. */
interface Read<Row, Values> {
  readonly row: Row
  readonly values: Values
}

export interface PartEditing<Row, Values extends object> extends StoredAtOnce<Values, Read<Row, Values>> {
  /** Stores a choice of the part as it is shown. */
  readonly choose: (changes: Partial<Values>) => void
}

/** A part of a template whose choices are stored as they are made, on the version that is shown. */
export function usePartEdit<Row, Values extends object>(
  { row, valuesOf, rowIn, save, messages }: PartEdit<Row, Values>,
  edits: TemplateEdits,
): PartEditing<Row, Values> {
  const say = useSay()
  const read = (of: Row): Read<Row, Values> => ({ row: of, values: valuesOf(of) })
  const editing = useStoreAtOnce<Values, Read<Row, Values>>({
    save: (values, from) => edits.store(calls => save(calls, from.row, values), messages.saved),
    reread: async stale => {
      const now = rowIn(await edits.reread())
      if (now === undefined) throw stale
      return read(now)
    },
    agreed: () => say(messages.saved, 'success'),
    explain: error => say([messages.failed, ...failureLines(error, labelOf)], 'error'),
  })
  return {
    ...editing,
    choose: changes => {
      const from = read(row)
      void editing.store({ ...from.values, ...changes }, from)
    },
  }
}
