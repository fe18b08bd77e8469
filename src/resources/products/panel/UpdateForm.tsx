import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { text } from '#domain/messages'
import { failureText, isFailure, refreshRecords } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { products } from '../index.ts'

type Message = Parameters<typeof text>[0]

interface UpdateFormProps {
  readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[]
  readonly onSave: (values: Readonly<Record<string, string>>) => Promise<unknown>
  readonly saved: Message
  readonly failed: Message
}

/** Fields of a product that are saved together; what is refused is said at its field, and nothing typed is lost. */
export function UpdateForm({ fields, onSave, saved, failed }: UpdateFormProps) {
  const say = useSay()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const enteredOf = ({ name, value }: UpdateFormProps['fields'][number]) => typed[name] ?? value
  const isChanged = fields.some(field => enteredOf(field) !== field.value)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isChanged || isSaving) return
    setSaving(true)
    try {
      await onSave(Object.fromEntries(fields.map(field => [field.name, enteredOf(field).trim()])))
      setErrors({})
      setTyped({})
      say(text(saved), 'success')
      void refreshRecords(queryClient, [products])
    } catch (error) {
      setErrors(isFailure(error) ? error.fieldErrors : {})
      // What can't be read of an entry is said at its field, and only there.
      say(isFailure(error, 'invalid-request') ? text(failed) : [text(failed), failureText(error)], 'error')
    } finally {
      setSaving(false)
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => void submit(event)}
      sx={{ display: 'flex', alignItems: 'start', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {fields.map(field => (
        <TextField
          key={field.name}
          label={field.label}
          margin="none"
          fullWidth={false}
          sx={{ width: fields.length > 1 ? 150 : 320 }}
          value={enteredOf(field)}
          onChange={({ target }) => {
            setTyped({ ...typed, [field.name]: target.value })
            // What was refused stands there no more.
            setErrors(({ [field.name]: _, ...others }) => others)
          }}
          error={errors[field.name] !== undefined}
          helperText={errors[field.name]}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
      ))}
      <Button type="submit" disabled={!isChanged} loading={isSaving} sx={{ mt: 0.5 }}>
        Update
      </Button>
    </Box>
  )
}
