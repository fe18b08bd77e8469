import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useMemo, useState } from 'react'
import { quote } from '#contract/quote'
import type { SampleRow } from '#contract/samples'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { useCall, useCallPage } from '../../dataProvider/index.ts'
import { ShownPageContext } from '../worklists/shownPage.ts'
import { SampleForm } from './SampleForm.tsx'
import { SampleList } from './SampleList.tsx'

interface SamplesDialogProps {
  readonly quoteItemId: number
  /** What people call the item. */
  readonly reference: string
  readonly onClose: () => void
}

const quiet = { meta: { quiet: true } } as const

/** The samples of an item: how those stand that were asked for, and another request. */
export default function SamplesDialog({ quoteItemId, reference, onClose }: SamplesDialogProps) {
  const titleId = useId()
  const shown = useMemo(
    () => ({ call: quote.samplesOfItem, input: { query: { quoteItemId } } }),
    [quoteItemId],
  )
  const listed = useCallPage(shown.call, shown.input, quiet)
  const start = useCall(quote.sampleStart, { query: { quoteItemId } }, { ...quiet, staleTime: 0 })
  /** The request in the form; `new` another one; null: the list. Until told, a new one where there is none yet. */
  const [chosen, setChosen] = useState<SampleRow | 'new' | null | undefined>(undefined)
  const rows = listed.data?.data
  const refusal = start.data?.refusal ?? ''
  const open = chosen === undefined ? (rows?.length === 0 && refusal === '' ? 'new' : null) : chosen
  const problem = listed.error ?? start.error
  const retry = () => {
    void listed.refetch()
    void start.refetch()
  }
  return (
    <Dialog
      open
      onClose={open === null ? onClose : undefined}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{`Samples of ${reference}`}</DialogTitle>
      <DialogContent>
        {problem === null ? null : (
          <ListProblem error={problem} onRetry={retry} stillShown={rows !== undefined} />
        )}
        {problem === null && (rows === undefined || start.data === undefined) ? (
          <ListSkeleton label="Samples" rows={3} />
        ) : null}
        {refusal === '' ? null : <Alert severity="info">{refusal}</Alert>}
        {open === null && rows !== undefined && rows.length > 0 ? (
          <ShownPageContext.Provider value={shown}>
            <SampleList rows={rows} onChange={setChosen} />
          </ShownPageContext.Provider>
        ) : null}
        {open !== null && start.data !== undefined ? (
          <SampleForm
            key={open === 'new' ? 'new' : open.id}
            quoteItemId={quoteItemId}
            start={start.data}
            row={open === 'new' ? null : open}
            onDone={() => (rows?.length === 0 && open === 'new' ? onClose() : setChosen(null))}
          />
        ) : null}
      </DialogContent>
      {open === null ? (
        <DialogActions>
          <Box sx={{ flexGrow: 1 }}>
            {start.data === undefined || refusal !== '' ? null : (
              <Button variant="contained" onClick={() => setChosen('new')}>
                Ask for more
              </Button>
            )}
          </Box>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      ) : null}
    </Dialog>
  )
}
