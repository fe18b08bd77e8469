import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { customer } from '#contract/customer'
import { date } from '#domain/formats'
import { useMay } from '../../../authProvider/useRights.ts'
import { useKeptDraft } from '../../../components/forms/useKeptDraft.ts'
import { failureText, isFailure, useCall, useCallMutation } from '../../../dataProvider/index.ts'
import { PartOf } from './PartOf.tsx'

const empty = { note: '' }

/** What whoever works for the customer should know, the newest first, and one more. */
export function CustomerNotes({ customerCode }: { readonly customerCode: string }) {
  const may = useMay(customer.addNote.right)
  const notes = useCall(customer.notes, { params: { code: customerCode } })
  const add = useCallMutation(customer.addNote, { refresh: [customer.notes] })
  const form = useForm({ defaultValues: empty })
  // A note waits while something else is shown.
  useKeptDraft(`customerNote/${customerCode}`, form, true)
  const note = useWatch({ control: form.control, name: 'note' })
  const wrong =
    add.error === null
      ? undefined
      : ((isFailure(add.error) ? add.error.fieldErrors.note : undefined) ?? failureText(add.error))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (note.trim() === '') return
    add.mutate({ params: { code: customerCode }, body: { note } }, { onSuccess: () => form.reset(empty) })
  }
  return (
    <>
      <PartOf label="notes" part={notes}>
        {rows =>
          rows.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              Nothing is noted yet.
            </Typography>
          ) : (
            <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
              {rows.map(row => (
                <Box component="li" key={row.id} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                  <Box sx={{ whiteSpace: 'pre-line' }}>{row.note}</Box>
                  <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
                    {`${row.createdByName}, ${date(row.createdAt)}`}
                  </Box>
                </Box>
              ))}
            </Box>
          )
        }
      </PartOf>
      {may ? (
        <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <TextField
            label="New note"
            margin="none"
            multiline
            maxRows={6}
            {...form.register('note')}
            value={note}
            error={wrong !== undefined}
            helperText={wrong}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
          <Button type="submit" disabled={note.trim() === ''} loading={add.isPending}>
            Add
          </Button>
        </Box>
      ) : null}
    </>
  )
}
