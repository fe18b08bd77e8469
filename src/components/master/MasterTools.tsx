import HistoryIcon from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import type { FormMaster, MasterRow } from './master.ts'
import type { MasterStore } from './masterStore.ts'
import { RemoveButtons } from './RemoveButtons.tsx'

interface MasterToolsProps<Row extends MasterRow, Values extends FieldValues> {
  readonly master: FormMaster<Row, Values>
  readonly row: Row
  readonly store: MasterStore<Row, Values>
  readonly dirty: boolean
}

/** What can be done with a stored master besides saving it: its history, deactivate, delete. */
export function MasterTools<Row extends MasterRow, Values extends FieldValues>({
  master,
  row,
  store,
  dirty,
}: MasterToolsProps<Row, Values>) {
  const [history, setHistory] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<HistoryIcon />} onClick={() => setHistory(true)}>
        History
      </Button>
      <RemoveButtons master={master} row={row} store={store} dirty={dirty} />
      {history ? <HistoryDrawer master={master} row={row} onClose={() => setHistory(false)} /> : null}
    </>
  )
}
