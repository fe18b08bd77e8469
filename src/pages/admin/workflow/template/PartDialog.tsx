import Stack from '@mui/material/Stack'
import { type ReactNode, useMemo } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { FormDialog } from '../../../../components/dialog/FormDialog.tsx'
import { ConflictDialog } from '../../../../components/editing/ConflictDialog.tsx'
import { FieldPolicyContext, openPolicy } from '../../../../components/editing/fields/FieldPolicy.ts'
import { logValue } from '../../../../components/editing/logValue.ts'
import { NotSaved } from '../../../../components/editing/NotSaved.tsx'
import { useMayLeave } from '../../../../components/editing/useMayLeave.ts'
import type { VersionedForm } from '../../../../components/editing/useVersionedForm.ts'
import { labelOf } from './words.ts'

interface PartDialogProps<Values extends FieldValues> {
  readonly title: string
  readonly editing: VersionedForm<Values>
  readonly isNew?: boolean
  readonly required: keyof Values & string
  /** A field that stays as it is. */
  readonly fixed?: (keyof Values & string) | undefined
  /** Buttons besides its own. */
  readonly tools?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The form of a part of a template; what somebody else saved in the meantime is shown beside what was entered. */
export function PartDialog<Values extends FieldValues>({
  title,
  editing,
  isNew = false,
  required,
  fixed,
  tools,
  onClose,
  children,
}: PartDialogProps<Values>) {
  const mayLeave = useMayLeave()
  const { form, dirty, isDirty, saving, lost, submit, conflict, resolve, dismissConflict } = editing
  const policy = useMemo(
    () => ({
      ...openPolicy,
      isRequired: (name: string) => name === required,
      isReadOnly: (name: string) => name === fixed,
    }),
    [required, fixed],
  )
  const canSave = dirty || isNew
  const close = async () => {
    if (await mayLeave(isDirty())) onClose()
  }
  const closeOnce = async (stored: Promise<boolean>) => {
    if (await stored) onClose()
  }
  const save = () => void closeOnce(submit())
  return (
    <FormProvider {...form}>
      <FormDialog
        title={title}
        ok="Save"
        tools={tools}
        disabled={!canSave}
        busy={saving}
        hasSaveKey
        onSubmit={save}
        onClose={() => void close()}
      >
        <Stack sx={{ gap: 1.5, pt: 1 }}>
          <NotSaved lost={lost} saving={saving} onRetry={save} />
          <FieldPolicyContext value={policy}>{children}</FieldPolicyContext>
        </Stack>
        {conflict === null ? null : (
          <ConflictDialog
            conflict={conflict}
            labelOf={labelOf}
            show={(_, value) => logValue(value)}
            onResolve={values => void closeOnce(resolve(values))}
            onClose={dismissConflict}
          />
        )}
      </FormDialog>
    </FormProvider>
  )
}
