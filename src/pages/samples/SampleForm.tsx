import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormProvider } from 'react-hook-form'
import type { SampleRow, SampleStart } from '#contract/samples'
import { useBoardGrades } from '../../components/boardGradePicker/useBoardGrades.ts'
import { ConflictDialog } from '../../components/editing/ConflictDialog.tsx'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { DayInput } from '../../components/editing/fields/DayInput.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { NotSaved } from '../../components/editing/NotSaved.tsx'
import { SuggestInput } from './SuggestInput.tsx'
import { type SampleDraft, sampleLabel, sampleLabels, showSampleValue } from './sampleDraft.ts'
import { useSampleForm } from './useSampleForm.ts'

interface SampleFormProps {
  readonly quoteItemId: number
  readonly start: SampleStart
  /** The request that is changed; null: another one is asked for. */
  readonly row: SampleRow | null
  readonly onDone: () => void
}

/** Asks for samples, or changes what was asked for; everything that is known stands there already. */
export function SampleForm({ quoteItemId, start, row, onDone }: SampleFormProps) {
  const editing = useSampleForm({ quoteItemId, start, row })
  const { form, saving, lost, conflict } = editing
  const { grades } = useBoardGrades()
  const submit = async () => {
    if (await editing.submit()) onDone()
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={row === null ? 'Ask for samples' : `Sample request ${row.id}`}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <NotSaved lost={lost} saving={saving} onRetry={() => void submit()} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
            gap: 2,
            pt: 1,
          }}
        >
          <NumberInput<SampleDraft> name="numberOfSamples" label={sampleLabels.numberOfSamples} isWhole />
          <SuggestInput<SampleDraft>
            name="boardGrade"
            label={sampleLabels.boardGrade}
            known={grades.map(({ code }) => code)}
          />
          <DayInput<SampleDraft> name="deliveryDate" label={sampleLabels.deliveryDate} />
          <CheckInput<SampleDraft> name="isUrgent" label={sampleLabels.isUrgent} />
          <SuggestInput<SampleDraft>
            name="dropLocation"
            label={sampleLabels.dropLocation}
            known={start.places}
            span="row"
          />
          <SelectInput<SampleDraft>
            name="cuttingFile"
            label={sampleLabels.cuttingFile}
            empty="No file yet"
            choices={start.files.map(({ id, fileName }) => ({ code: String(id), label: fileName }))}
            span="row"
            helperText="What the cutting table or the plotter takes, of the item's files"
          />
          <TextInput<SampleDraft> name="notes" label={sampleLabels.notes} rows={2} span="row" />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
          <Button onClick={onDone} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={saving}>
            {row === null ? 'Ask for samples' : 'Save'}
          </Button>
        </Box>
        {conflict === null ? null : (
          <ConflictDialog
            conflict={conflict}
            labelOf={sampleLabel}
            show={showSampleValue}
            onResolve={values =>
              void editing.resolve(values).then(saved => {
                if (saved) onDone()
              })
            }
            onClose={editing.dismissConflict}
          />
        )}
      </form>
    </FormProvider>
  )
}
