import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { FieldPolicyContext, openPolicy } from '../editing/fields/FieldPolicy.ts'
import { NotSaved } from '../editing/NotSaved.tsx'
import { useFirstField } from '../editing/useFirstField.ts'
import type { VersionedForm } from '../editing/useVersionedForm.ts'
import type { FormMaster, MasterRow } from './master.ts'

/** The fields whose empty value the schema refuses: what has to be entered. */
function requiredFields<Values extends object>(
  schema: z.ZodType<Values, Values>,
  empty: Values,
): readonly string[] {
  const checked = schema.safeParse(empty)
  return checked.success ? [] : checked.error.issues.map(issue => String(issue.path[0] ?? ''))
}

interface MasterFieldsProps<Row extends MasterRow, Values extends FieldValues> {
  readonly master: FormMaster<Row, Values>
  readonly isNew: boolean
  readonly editing: VersionedForm<Values>
  readonly onSave: () => void
}

/** The inputs of a master: what has to be entered is marked, what is fixed once saved can't be changed, Enter saves. */
export function MasterFields<Row extends MasterRow, Values extends FieldValues>({
  master,
  isNew,
  editing,
  onSave,
}: MasterFieldsProps<Row, Values>) {
  const policy = useMemo(() => {
    const required = requiredFields(master.schema, master.empty)
    return {
      ...openPolicy,
      isReadOnly: (name: string) => !isNew && master.fixed.includes(name),
      isRequired: (name: string) => required.includes(name),
    }
  }, [master, isNew])
  const form = useFirstField<HTMLFormElement>(isNew)
  return (
    <>
      <NotSaved lost={editing.lost} saving={editing.saving} onRetry={() => void editing.submit()} />
      <FieldPolicyContext value={policy}>
        <Box
          component="form"
          ref={form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            event.stopPropagation()
            onSave()
          }}
          sx={{ display: 'grid', gap: 1.5 }}
        >
          <master.Inputs />
          {/* Enter in a field saves. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </Box>
      </FieldPolicyContext>
    </>
  )
}
