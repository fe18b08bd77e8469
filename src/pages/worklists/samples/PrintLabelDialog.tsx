import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { SampleRow } from '#contract/samples'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { DayField } from '../../../components/editing/fields/DayField.tsx'
import { EarlierLabels } from './EarlierLabels.tsx'
import { LabelDialog } from './LabelDialog.tsx'
import { useLabelForm } from './useLabelForm.ts'

interface PrintLabelDialogProps {
  readonly rows: readonly SampleRow[]
  readonly onClose: () => void
}

/** Asks what the labels of sample requests are printed with; labels that are kept here are shown afterwards. */
export default function PrintLabelDialog({ rows, onClose }: PrintLabelDialogProps) {
  const form = useLabelForm(rows, onClose)
  const { values, set, templates, printers, problem, busy, kept, isReading } = form
  const [only, ...others] = rows
  if (kept !== null) return <LabelDialog {...kept} onClose={onClose} />
  if (only === undefined) return null

  const isOne = others.length === 0
  const count = rows.reduce((sum, row) => sum + row.numberOfSamples, 0)
  return (
    <FormDialog
      title={
        isOne ? `Print Labels of Sample Request ${only.id}` : `Print Labels of ${rows.length} Sample Requests`
      }
      words={count === 1 ? 'One label for one sample.' : `${count} labels, one a sample.`}
      ok="Print"
      disabled={
        isReading || values.templateCode === '' || values.printerCode === '' || values.printDate === ''
      }
      busy={busy}
      staysWhileBusy
      onClose={onClose}
      onSubmit={() => void form.print()}
    >
      <TextField
        select
        label="Label template"
        value={values.templateCode}
        onChange={({ target }) => set({ templateCode: target.value })}
        error={problem.templateCode !== undefined}
        helperText={problem.templateCode}
      >
        {templates.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Label printer"
        value={values.printerCode}
        onChange={({ target }) => set({ printerCode: target.value })}
        error={problem.printerCode !== undefined}
        helperText={problem.printerCode}
      >
        {printers.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        label="Print date"
        value={values.printDate}
        onDay={day => set({ printDate: day ?? '' })}
        error={problem.printDate}
        // As far from its neighbours as they are from each other.
        sx={{ mt: 1, mb: 0.5 }}
      />
      <TextField
        label="Company"
        value={values.company}
        onChange={({ target }) => set({ company: target.value })}
        error={problem.company !== undefined}
        helperText={problem.company}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      {isOne ? <EarlierLabels sampleId={only.id} onOpen={form.open} /> : null}
    </FormDialog>
  )
}
