import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MessageTemplateInput } from '#contract/messaging'
import { placeholdersOf } from '#domain/messageTemplates'
import { useOptionCodes } from './useOptionCodes.ts'

type Text = 'subject' | 'body'

/** The placeholders there are: a click puts one where the cursor was, in the subject or the text. */
export function PlaceholderChips() {
  const { getValues, setValue, setFocus } = useFormContext<MessageTemplateInput>()
  const appType = useWatch<MessageTemplateInput, 'appType'>({ name: 'appType' })
  const options = useOptionCodes(appType) ?? []
  const last = useRef<{ readonly name: Text; readonly at: number }>({ name: 'body', at: -1 })

  useEffect(() => {
    const remember = () => {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      if (field.name !== 'subject' && field.name !== 'body') return
      last.current = { name: field.name, at: field.selectionStart ?? -1 }
    }
    document.addEventListener('selectionchange', remember)
    return () => document.removeEventListener('selectionchange', remember)
  }, [])

  const insert = (placeholder: string) => {
    const { name, at } = last.current
    const value = getValues(name)
    const place = at < 0 || at > value.length ? value.length : at
    setValue(name, `${value.slice(0, place)}{{${placeholder}}}${value.slice(place)}`, {
      shouldDirty: true,
      shouldValidate: true,
    })
    last.current = { name, at: place + placeholder.length + 4 }
    setFocus(name)
  }

  const all = [
    ...placeholdersOf(appType),
    ...options.map(({ code, name }) => ({ name: `option.${code}`, label: name })),
  ]
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        A click puts a value where the cursor was.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {all.map(({ name, label }) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={label}
            title={`{{${name}}}`}
            onClick={() => insert(name)}
          />
        ))}
      </Box>
    </Box>
  )
}
