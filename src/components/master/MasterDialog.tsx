import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { onSaveKey } from '../editing/saveKey.ts'
import { useMayLeave } from '../editing/useMayLeave.ts'
import { ActiveSign } from './ActiveSign.tsx'
import { MasterConflict } from './MasterConflict.tsx'
import { MasterFields } from './MasterFields.tsx'
import { MasterTools } from './MasterTools.tsx'
import type { FormMaster, MasterRow } from './master.ts'
import { useMasterForm } from './useMasterForm.ts'
import { type PartStore, usePartStore } from './usePartStore.ts'

interface MasterDialogProps<Row extends MasterRow, Values extends FieldValues> {
  readonly master: FormMaster<Row, Values>
  /** What is stored; null: a new one. */
  readonly row: Row | null
  readonly store: PartStore<Row, Values>
  readonly onClose: () => void
}

/** The form of a master that is kept inside of another: a dialog that closes once it is saved. */
export function MasterDialog<Row extends MasterRow, Values extends FieldValues>({
  master,
  row,
  store,
  onClose,
}: MasterDialogProps<Row, Values>) {
  const titleId = useId()
  const mayLeave = useMayLeave()
  const whole = usePartStore(master, row, store, onClose)
  const editing = useMasterForm(master, row, whole)
  const { form, dirty, isDirty, saving, submit } = editing
  const isNew = row === null
  const close = async () => {
    if (!(await mayLeave(isDirty()))) return
    editing.discard()
    onClose()
  }
  const save = async () => {
    if (await submit()) onClose()
  }
  return (
    <Dialog
      open
      onClose={() => void close()}
      onKeyDown={onSaveKey(() => {
        if (dirty || isNew) void save()
      })}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <FormProvider {...form}>
        <DialogTitle sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <span id={titleId}>{isNew ? `New ${master.one}` : master.nameOf(row)}</span>
          {isNew || row.isActive ? null : <ActiveSign isActive={false} />}
          {isNew ? null : (
            <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
              <MasterTools master={master} row={row} store={whole} dirty={dirty} />
            </Box>
          )}
        </DialogTitle>
        <DialogContent>
          <MasterFields master={master} isNew={isNew} editing={editing} onSave={() => void save()} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button
            variant="contained"
            loading={saving}
            disabled={!dirty && !isNew}
            onClick={() => void save()}
            aria-keyshortcuts="Control+S Meta+S"
            title="Ctrl+S"
          >
            Save
          </Button>
        </DialogActions>
        <MasterConflict master={master} editing={editing} />
      </FormProvider>
    </Dialog>
  )
}
