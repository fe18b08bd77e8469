import CloseIcon from '@mui/icons-material/Close'
import HistoryIcon from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ConflictDialog } from '../../components/editing/ConflictDialog.tsx'
import { FieldPolicyContext, openPolicy } from '../../components/editing/fields/FieldPolicy.ts'
import { NotSaved } from '../../components/editing/NotSaved.tsx'
import { SaveButtons } from '../../components/editing/SaveButtons.tsx'
import { useLeaveGuard } from '../../components/editing/useLeaveGuard.ts'
import { useSaveShortcut } from '../../components/editing/useSaveShortcut.ts'
import { ActiveSign } from './ActiveSign.tsx'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import type { Master, MasterRow } from './master.ts'
import { labelOf, showValue } from './masterWords.ts'
import { RemoveButtons } from './RemoveButtons.tsx'
import { requiredFields } from './requiredFields.ts'
import { useMasterForm } from './useMasterForm.ts'
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
  const editing = useMasterForm(master, row)
  const { form, dirty, isDirty, saving, submit, discard, lost, conflict } = editing
  const { close } = useOpenMaster(master)
  const [history, setHistory] = useState(false)
  const isNew = row === null
  const policy = useMemo(() => {
    const required = requiredFields(master.schema, master.empty)
    return {
      ...openPolicy,
      isReadOnly: (name: string) => !isNew && master.fixed.includes(name),
      isRequired: (name: string) => required.includes(name),
    }
  }, [master, isNew])
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
            {row === null ? null : (
              <>
                <Button size="small" startIcon={<HistoryIcon />} onClick={() => setHistory(true)}>
                  History
                </Button>
                <RemoveButtons master={master} row={row} dirty={dirty} />
              </>
            )}
            <SaveButtons dirty={dirty || isNew} saving={saving} onSave={save} onDiscard={discard} />
            <IconButton size="small" aria-label="Close" onClick={() => void close()}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        </Box>
        <Box sx={{ flex: '1 1 0', minHeight: 0, overflow: 'auto', p: 1.5 }}>
          <NotSaved lost={lost} saving={saving} onRetry={() => void submit()} />
          <FieldPolicyContext value={policy}>
            <Box
              component="form"
              noValidate
              onSubmit={event => {
                event.preventDefault()
                save()
              }}
              sx={{ display: 'grid', gap: 1.5 }}
            >
              <master.Inputs />
              {/* Enter in a field saves. */}
              <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
            </Box>
          </FieldPolicyContext>
          {history && row !== null ? (
            <HistoryDrawer master={master} row={row} onClose={() => setHistory(false)} />
          ) : null}
          {row === null || master.Panels === undefined ? null : (
            <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
              <master.Panels row={row} />
            </Box>
          )}
        </Box>
        {conflict === null ? null : (
          <ConflictDialog
            conflict={conflict}
            labelOf={field => labelOf(master, field)}
            show={(field, value) => showValue(master, field, value)}
            onResolve={values => void editing.resolve(values)}
            onClose={editing.dismissConflict}
          />
        )}
      </Paper>
    </FormProvider>
  )
}
