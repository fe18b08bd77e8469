import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { SaveButtons } from '../editing/SaveButtons.tsx'
import { useLeaveGuard } from '../editing/useLeaveGuard.ts'
import { useSaveShortcut } from '../editing/useSaveShortcut.ts'
import { ActiveSign } from './ActiveSign.tsx'
import { MasterConflict } from './MasterConflict.tsx'
import { MasterFields } from './MasterFields.tsx'
import { MasterTools } from './MasterTools.tsx'
import type { Master, MasterRow } from './master.ts'
import { useMasterForm } from './useMasterForm.ts'
import { useMasterStore } from './useMasterStore.ts'
import { useOpenMaster } from './useOpenMaster.ts'

interface MasterEditorProps<Row extends MasterRow & RaRecord, Values extends FieldValues> {
  readonly master: Master<Row, Values>
  /** What is stored; null: a new one. */
  readonly row: Row | null
}

/** The form of a master with what can be done with it: save, history, deactivate, delete. */
export function MasterEditor<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
  row,
}: MasterEditorProps<Row, Values>) {
  const store = useMasterStore(master, row)
  const editing = useMasterForm(master, row, store)
  const { form, dirty, isDirty, saving, submit, discard } = editing
  const { close } = useOpenMaster(master.resource)
  const isNew = row === null
  const save = () => {
    if (isDirty() || isNew) void submit()
  }
  useLeaveGuard(isDirty)
  useSaveShortcut(save)
  const title = isNew ? `New ${master.one}` : master.nameOf(row)

  return (
    <FormProvider {...form}>
      <Paper
        variant="outlined"
        component="section"
        aria-label={title}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 0' }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            px: 1.5,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="h2" variant="h2" noWrap title={title} sx={{ minWidth: 0 }}>
            {title}
          </Typography>
          {row === null || row.isActive ? null : <ActiveSign isActive={false} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
            {master.Actions === undefined ? null : <master.Actions row={row} />}
            {row === null ? null : <MasterTools master={master} row={row} store={store} dirty={dirty} />}
            <SaveButtons
              dirty={dirty}
              canSave={dirty || isNew}
              saving={saving}
              onSave={save}
              onDiscard={discard}
            />
            <IconButton size="small" aria-label="Close" onClick={() => void close()}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        </Box>
        <Box sx={{ flex: '1 1 0', minHeight: 0, overflow: 'auto', p: 1.5 }}>
          <MasterFields master={master} isNew={isNew} editing={editing} onSave={save} />
          {row === null || master.Panels === undefined ? null : (
            <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
              <master.Panels row={row} />
            </Box>
          )}
        </Box>
        <MasterConflict master={master} editing={editing} />
      </Paper>
    </FormProvider>
  )
}
