import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SubmitEvent, useId, useMemo } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ConflictDialog } from '../../../../components/editing/ConflictDialog.tsx'
import { FieldPolicyContext, openPolicy } from '../../../../components/editing/fields/FieldPolicy.ts'
import { logValue } from '../../../../components/editing/logValue.ts'
import { NotSaved } from '../../../../components/editing/NotSaved.tsx'
import { onSaveKey } from '../../../../components/editing/saveKey.ts'
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
  const titleId = useId()
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
  const save = () => {
    if (canSave) void closeOnce(submit())
  }
  return (
    <Dialog
      open
      onClose={() => void close()}
      onKeyDown={onSaveKey(save)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
    >
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            save()
          }}
        >
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5, '&&': { pt: 1 } }}>
            <NotSaved lost={lost} saving={saving} onRetry={save} />
            <FieldPolicyContext value={policy}>{children}</FieldPolicyContext>
          </DialogContent>
          <DialogActions>
            {tools}
            <Button onClick={() => void close()}>Cancel</Button>
            <Button
              type="submit"
              variant="contained"
              loading={saving}
              disabled={!canSave}
              aria-keyshortcuts="Control+S Meta+S"
              title="Ctrl+S"
            >
              Save
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
      {conflict === null ? null : (
        <ConflictDialog
          conflict={conflict}
          labelOf={labelOf}
          show={(_, value) => logValue(value)}
          onResolve={values => void closeOnce(resolve(values))}
          onClose={dismissConflict}
        />
      )}
    </Dialog>
  )
}
